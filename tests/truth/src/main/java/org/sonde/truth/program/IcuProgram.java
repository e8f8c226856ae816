/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Bidi;
import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.text.Collator;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.RuleBasedCollator;
import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.text.StringSearch;
import com.ibm.icu.text.Transliterator;
import com.ibm.icu.util.ULocale;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Map;

/** Sorts, cuts, searches, converts and prints texts of several languages with ICU. */
final class IcuProgram implements Program {

	private static final String[] TEXTS = { "Änderungen übertragen. Größe 1,5 m? Öffnen!", "Zażółć gęślą jaźń. Wrocław, Łódź.",
			"Το πρόγραμμα τρέχει. Ποιος μετράει;", "Привет, мир! Сколько стоит запись?", "ภาษาไทยไม่มีช่องว่าง",
			"Résumé naïf: cœur, façade ﬁn.", "שלום world 17 עולם", "Ähnliche Übergröße, angstrom Å ångström." };

	private final Collator german = Collator.getInstance(ULocale.GERMAN);
	private final RuleBasedCollator letters = (RuleBasedCollator) Collator.getInstance(ULocale.GERMAN);
	private final Collator swedish = Collator.getInstance(new ULocale("sv"));
	private final BreakIterator words = BreakIterator.getWordInstance(new ULocale("th"));
	private final Normalizer2 normalizer = Normalizer2.getNFKCCasefoldInstance();
	private final Transliterator latin = Transliterator.getInstance("Any-Latin; Latin-ASCII");
	private final NumberFormat euros = NumberFormat.getCurrencyInstance(new ULocale("pl_PL"));
	private final NumberFormat spelled = new RuleBasedNumberFormat(ULocale.FRENCH, RuleBasedNumberFormat.SPELLOUT);
	private final MessageFormat message = new MessageFormat(
			"{count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}: {text}", new ULocale("ru"));

	IcuProgram() {
		// Finds ö and ß by o and ss.
		letters.setStrength(Collator.PRIMARY);
	}

	@Override
	public long unit() throws Exception {
		String[] sorted = TEXTS.clone();
		Arrays.sort(sorted, german);
		long sum = Arrays.hashCode(sorted);
		Arrays.sort(sorted, swedish);
		sum = 31 * sum + Arrays.hashCode(sorted);
		for (int i = 0; i < TEXTS.length; i++) {
			String text = TEXTS[i];
			words.setText(text);
			for (int end = words.next(); end != BreakIterator.DONE; end = words.next()) {
				sum = 31 * sum + end + words.getRuleStatus();
			}
			sum = 31 * sum + normalizer.normalize(text).hashCode() + latin.transliterate(text).hashCode();
			sum = 31 * sum + UCharacter.toTitleCase(ULocale.ROOT, text, null).hashCode();
			sum = 31 * sum + new Bidi(text, Bidi.LEVEL_DEFAULT_LTR).writeReordered(Bidi.DO_MIRRORING).hashCode();
			sum = 31 * sum + message.format(Map.of("count", 3 * i, "text", spelled.format(97 * i))).hashCode();
			sum = 31 * sum + euros.parse(euros.format(1234.56 * i)).hashCode();
			sum = 31 * sum + new StringSearch("grosse", new StringCharacterIterator(text), letters).first();
		}
		return sum;
	}
}
