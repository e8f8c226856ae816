/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.evidence.Evidence;
import org.sonde.overhead.imports.evidence.RunLog;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.input.InputFiles;
import org.sonde.overhead.imports.raw.RawScan;
import org.sonde.overhead.imports.summary.ConfigurationText;
import org.sonde.overhead.imports.summary.FormatRecogniser;
import org.sonde.overhead.imports.summary.FormatRecogniser.Recognised;
import org.sonde.overhead.imports.summary.ImportedHistory;

/**
 * Converts benchmark results of any format ({@link ImportFormat}) to a result set or a history, in two steps: {@link #look} says
 * what was understood, what is missing and what misleads; {@link #make} makes the result from that and the user's answers.
 * Neither writes anything; {@link ImportTarget} does.
 */
public final class BenchmarkImport {

	private static final int BEGINNING = 1024;

	private BenchmarkImport() {
	}

	/**
	 * Looks at files, folders and zip archives of them; any file may be packed by gzip. Raw files are read once as a whole.
	 *
	 * @throws OverheadException naming file and line if a file is malformed, or nothing in the files can be imported
	 * @throws java.util.concurrent.CancellationException if the user cancels
	 */
	public static Preview look(List<Path> paths, Progress progress) throws OverheadException {
		return new Preview(new Look().at(InputFiles.expand(paths), progress));
	}

	/**
	 * Makes the result. Raw files are read a second time.
	 *
	 * @param rawFolder an empty folder into which raw files are copied, compressed; needed for {@link RawFileRetention#RAW} alone
	 * @throws OverheadException if an answer is missing or cannot be right, or a file changed since the preview
	 * @throws java.util.concurrent.CancellationException if the user cancels
	 */
	public static ImportResult make(Preview preview, Answers answers, Optional<Path> rawFolder,
			Progress progress) throws OverheadException {
		requireAnswers(preview, answers);
		return switch (preview.material()) {
			case ImportSource.OfRawFiles raw -> new RawImport(raw, answers, rawFolder).make(progress);
			case ImportSource.OfSummary summary -> new SummaryImport(summary, answers).make();
			case ImportSource.OfHistory history -> HistoryImport.make(history, answers);
		};
	}

	private static void requireAnswers(Preview preview, Answers answers) throws OverheadException {
		List<Question> missing = preview.unanswered(answers);
		if (!missing.isEmpty()) {
			throw new OverheadException(OverheadProblem.ANSWER, "the import", "an answer is missing: "
					+ String.join(", ", missing.stream().map(question -> question.key().toString()).toList()));
		}
		preview.check(answers);
		for (ImportWarning warning : preview.warnings()) {
			if (warning.mustRepair() && !answers.repairs().contains(warning.repair().orElseThrow())) {
				throw new OverheadException(OverheadProblem.ANSWER, "the import", warning.text() + " Choose the repair "
						+ warning.repair().get().keyword());
			}
		}
	}

	/** The first step. */
	private static final class Look {
		private final List<PreviewItem.File> seen = new ArrayList<>();
		private final List<InputFile> raw = new ArrayList<>();
		private final List<ImportSource.Named> summaries = new ArrayList<>();
		private final List<ImportedHistory> histories = new ArrayList<>();
		private final List<String> historyFiles = new ArrayList<>();
		private final List<RunLog> logs = new ArrayList<>();
		private Optional<ConfigurationText> configuration = Optional.empty();

		ImportSource at(List<InputFiles.Found> found, Progress progress) throws OverheadException {
			progress.begin("Looking at the files", found.size());
			for (InputFiles.Found one : found) {
				progress.checkCancelled();
				recognise(one);
				progress.worked(1);
			}
			if (!raw.isEmpty()) {
				if (!histories.isEmpty()) {
					throw new OverheadException(OverheadProblem.MIXED, historyFiles.getFirst(),
							"a history and raw files cannot become one result");
				}
				return RawPreview.of(scan(progress), summaries, configuration, evidence(found), seen);
			}
			requireOne();
			return histories.isEmpty() ? SummaryPreview.of(summaries.getFirst(), configuration, evidence(found), seen)
					: HistoryPreview.of(historyFiles.getFirst(), histories.getFirst(), seen);
		}

		private Evidence evidence(List<InputFiles.Found> found) {
			return Evidence.of(logs, found.stream().map(one -> one.file().path()).distinct().toList());
		}

		private void recognise(InputFiles.Found found) throws OverheadException {
			InputFile file = found.file();
			String first = firstLine(file);
			boolean rawByName = RawName.of(file.simpleName()).isPresent();
			if (RawScan.isRaw(first)) {
				raw.add(file);
				return;
			}
			RunLog log = RunLog.of(file);
			logs.add(log);
			Recognised recognised = FormatRecogniser.recognise(file);
			switch (recognised) {
				case Recognised.OfSummary summary -> {
					summaries.add(new ImportSource.Named(file.simpleName(), year(file), summary.summary()));
					seen.add(new PreviewItem.File(file.toString(), Optional.of(summary.summary().format()),
							summary.summary().experiments().size() == 1 ? "one experiment" : summary.summary().experiments()
											.size() + " experiments"));
				}
				case Recognised.OfHistory history -> {
					histories.add(history.table());
					historyFiles.add(file.simpleName());
					seen.add(new PreviewItem.File(file.toString(), Optional.of(history.table().format()), history.table().entries()
							.size() + " figures"));
				}
				case Recognised.OfConfiguration text -> {
					configuration = Optional.of(text.configuration());
					seen.add(new PreviewItem.File(file.toString(), Optional.of(ImportFormat.CONFIGURATION),
							"conditions of the experiment"));
				}
				case Recognised.Nothing nothing -> {
					if (rawByName) {
						// Probably a raw file: the error names the line.
						raw.add(file);
					} else if (!log.isEmpty()) {
						seen.add(new PreviewItem.File(file.toString(), Optional.of(ImportFormat.RUN_LOG), log.words()));
					} else if (found.named()) {
						throw FormatRecogniser.notRecognised(file, nothing.why());
					} else {
						seen.add(new PreviewItem.File(file.toString(), Optional.empty(), nothing.why()));
					}
				}
			}
		}

		private static int year(InputFile file) throws OverheadException {
			return file.stamp().modified().atOffset(ZoneOffset.UTC).getYear();
		}

		private static String firstLine(InputFile file) throws OverheadException {
			return new String(file.beginning(BEGINNING), StandardCharsets.ISO_8859_1).lines().findFirst().orElse("");
		}

		private List<RawScan> scan(Progress progress) throws OverheadException {
			long bytes = 0;
			for (InputFile file : raw) {
				bytes += file.storedBytes();
			}
			progress.begin("Reading raw files", bytes);
			List<RawScan> scans = new ArrayList<>();
			for (InputFile file : raw) {
				RawScan scan = RawScan.of(file, progress);
				scans.add(scan);
				seen.add(new PreviewItem.File(file.toString(), Optional.of(ImportFormat.RAW), scan.calls() + " calls, " + scan.columns()
						+ " columns"));
			}
			return scans;
		}

		private void requireOne() throws OverheadException {
			int number = summaries.size() + histories.size();
			if (number == 0) {
				String files = seen.isEmpty() ? "no file was found" : "none of its files has results, such as "
								+ seen.getFirst().name()
								+ (seen.getFirst().format().isPresent() ? "" : ": " + seen.getFirst().words());
				throw new OverheadException(OverheadProblem.NOTHING_IN_IT, "the named files", files);
			}
			if (number > 1) {
				throw new OverheadException(OverheadProblem.MIXED, String.join(", ", seen.stream()
						.filter(file -> file.format().isPresent())
						.map(PreviewItem.File::name).toList()), "each of them becomes a result of its own");
			}
		}
	}
}
