/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IPackageFragment;
import org.eclipse.jdt.core.IType;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.overhead.ui.Fake;

class PatternTemplatesTest {
	/** Offered whatever is selected; the last one is to be filled in. */
	private static final List<String> OF_PROGRAM = List.of("public * *(..) 0", "* *(..) 20", "@(…) * *(..) 0");

	private static IPackageFragment fragment(String name) {
		return Fake.of(IPackageFragment.class, Map.of("getElementName", name));
	}

	private static IType type(String simpleName, String name, String inPackage) {
		return Fake.of(IType.class,
				Map.of("getElementName", simpleName, "getFullyQualifiedName", name, "getPackageFragment", fragment(inPackage)));
	}

	private static List<String> templates(IJavaElement... elements) throws Exception {
		List<PatternTemplates.Template> found = PatternTemplates.of(List.of(elements), new NullProgressMonitor());
		for (PatternTemplates.Template template : found.subList(0, found.size() - 1)) {
			MethodPattern.parse(template.pattern());
		}
		assertThat(found).extracting(PatternTemplates.Template::label).doesNotHaveDuplicates();
		List<String> all = found.stream().map(template -> template.pattern() + " " + template.longerThan()).toList();
		assertThat(all).endsWith(OF_PROGRAM.toArray(String[]::new));
		return all.subList(0, all.size() - OF_PROGRAM.size());
	}

	@Test
	void aPackageIsMeantWithThoseBelowIt() throws Exception {
		assertThat(templates(fragment("p.q"))).containsExactly("public * p.q..*.*(..) 0", "* p.q..*.*(..) 0", "* p.q..*.*(..) 20");
	}

	@Test
	void theTypeComesBeforeItsPackage() throws Exception {
		assertThat(templates(type("B", "p.A$B", "p"))).startsWith("public * p.A.B.*(..) 0").endsWith("* p..*.*(..) 20").hasSize(8);
		assertThat(templates(type("A", "A", ""))).as("the default package has no name").hasSize(5);
		assertThat(templates(type("", "p.A$1", "p"))).as("nor has an anonymous type").hasSize(3);
	}

	@Test
	void theFirstElementThatHasSomeIsMeant() throws Exception {
		assertThat(templates(Fake.of(IJavaProject.class, Map.of()), fragment(""), fragment("p"), fragment("q")))
				.allSatisfy(template -> assertThat(template).contains(" p..*."));
		assertThat(templates()).isEmpty();
	}
}
