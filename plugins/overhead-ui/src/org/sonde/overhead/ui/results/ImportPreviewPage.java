/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.imports.Answers;
import org.sonde.overhead.imports.Preview;
import org.sonde.overhead.imports.Question;
import org.sonde.overhead.imports.RawFileRetention;
import org.sonde.overhead.imports.WarmUpChoice;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.format.Repair;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.overhead.ui.view.layout.VerticalScroll;

/** What was read from the files, what they do not say, and what may mislead. */
final class ImportPreviewPage extends FormPage {

	private static final int WORDS_WIDTH = 560;
	private static final int WIDTH = 720;
	private static final int HEIGHT = 300;
	private static final int BELOW_SECTION = 8;

	private final List<QuestionField> questions = new ArrayList<>();
	private final Map<Repair, Button> repairs = new EnumMap<>(Repair.class);
	private Composite name;
	private ScrolledComposite scroll;
	private Preview preview;
	private IProject project;
	private Text id;
	private Text title;
	private Optional<Combo> warmUp = Optional.empty();
	private Optional<Combo> keep = Optional.empty();

	ImportPreviewPage() {
		super("preview", Messages.ImportPreviewPage_title, Messages.ImportPreviewPage_description, 1);
		setPageComplete(false);
	}

	@Override
	protected void createFields(Composite control) {
		name = new Composite(control, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(name);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
		// The border shows that there is more below if the last question is cut.
		scroll = VerticalScroll.create(control, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(scroll);
	}

	/** Shows another preview; what was answered before is forgotten. */
	void show(Preview newPreview, IProject target) {
		preview = newPreview;
		project = target;
		questions.clear();
		repairs.clear();
		Optional<Control> old = Optional.ofNullable(scroll.getContent());
		scroll.setContent(null);
		old.ifPresent(Control::dispose);
		Composite page = new Composite(scroll, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(page);
		createName();
		createQuestions(page);
		createWarnings(page);
		createRaw(page);
		createSeen(page);
		scroll.setContent(page);
		update();
		AccessibleName.fromLabels((Composite) getControl());
		((Composite) getControl()).layout(true, true);
		VerticalScroll.fit(scroll);
	}

	private void createName() {
		for (Control old : name.getChildren()) {
			old.dispose();
		}
		new Label(name, SWT.NONE).setText(Messages.ImportPreviewPage_id);
		id = text(name, preview.proposedId());
		new Label(name, SWT.NONE).setText(Messages.ImportPreviewPage_setTitle);
		title = text(name, preview.proposedTitle());
	}

	private Text text(Composite parent, String content) {
		Text text = new Text(parent, SWT.BORDER);
		text.setText(content);
		text.addListener(SWT.Modify, event -> update());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		return text;
	}

	private static Composite section(Composite page, String heading, int columns) {
		Label label = new Label(page, SWT.NONE);
		label.setText(heading);
		label.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		Composite section = new Composite(page, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(columns).margins(0, 0).extendedMargins(0, 0, 0, BELOW_SECTION).applyTo(section);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(section);
		return section;
	}

	private static void words(Composite parent, String words, int span) {
		Label label = new Label(parent, SWT.WRAP);
		label.setText(ControlText.label(words));
		GridDataFactory.fillDefaults().grab(true, false).span(span, 1).hint(WORDS_WIDTH, SWT.DEFAULT).applyTo(label);
	}

	private void createSeen(Composite page) {
		Composite section = section(page, Messages.ImportPreviewPage_understood, 1);
		StringBuilder words = new StringBuilder();
		for (PreviewItem.Configuration configuration : preview.configurations()) {
			words.append(NLS.bind(Messages.ImportPreviewPage_run, new Object[] { configuration.key(), configuration.label(),
					configuration.phase().map(Phase::keyword).orElse(Messages.ImportPreviewPage_phaseNotClear),
					configuration.words() })).append('\n');
		}
		for (PreviewItem.Fact fact : preview.facts()) {
			words.append(fact.name()).append(": ").append(fact.value()).append(" (").append(fact.from()).append(")\n");
		}
		for (PreviewItem.File file : preview.files()) {
			words.append(file.name()).append(": ").append(file.format().map(format -> format.label())
					.orElse(Messages.ImportPreviewPage_leftOut)).append("; ").append(file.words()).append('\n');
		}
		Text text = ReadOnlyText.create(section, Messages.ImportPreviewPage_understood, SWT.BORDER);
		text.setText(words.toString().strip());
		GridDataFactory.fillDefaults().grab(true, true).hint(WORDS_WIDTH, 150).applyTo(text);
	}

	/** First the questions that the files leave open. */
	private void createQuestions(Composite page) {
		Map<Boolean, List<Question>> byInference = preview.questions().stream()
				.collect(Collectors.partitioningBy(question -> preview.inference(question, Answers.NONE).isPresent()));
		createQuestions(page, Messages.ImportPreviewPage_questions, byInference.get(false));
		createQuestions(page, Messages.ImportPreviewPage_inferred, byInference.get(true));
	}

	private void createQuestions(Composite page, String heading, List<Question> asked) {
		if (!asked.isEmpty()) {
			Composite section = section(page, heading, 3);
			asked.forEach(question -> questions.add(new QuestionField(section, question, this::update)));
		}
	}

	private void createWarnings(Composite page) {
		if (preview.warnings().isEmpty()) {
			return;
		}
		Composite section = section(page, Messages.ImportPreviewPage_warnings, 1);
		for (ImportWarning warning : preview.warnings()) {
			words(section, warning.text(), 1);
			warning.repair().filter(repair -> !repairs.containsKey(repair)).ifPresent(repair -> {
				Button check = new Button(section, SWT.CHECK);
				check.setText(repairWords(repair) + (warning.mustRepair() ? " *" : ""));
				check.addListener(SWT.Selection, event -> update());
				repairs.put(repair, check);
			});
		}
	}

	private static String repairWords(Repair repair) {
		return switch (repair) {
			case HALVED_VALUES -> Messages.ImportPreviewPage_halvedValues;
			case WRONG_UNIT -> Messages.ImportPreviewPage_wrongUnit;
			case SWAPPED_EXTREMES -> Messages.ImportPreviewPage_swappedExtremes;
			case LEAVE_OUT_TRUNCATED -> Messages.ImportPreviewPage_truncated;
			case LEAVE_OUT_SHORT_RUNS -> Messages.ImportPreviewPage_shortRuns;
		};
	}

	private void createRaw(Composite page) {
		warmUp = Optional.empty();
		keep = Optional.empty();
		if (!preview.hasRawFiles()) {
			return;
		}
		Composite section = section(page, Messages.ImportPreviewPage_calls, 2);
		new Label(section, SWT.NONE).setText(Messages.ImportPreviewPage_warmUp);
		warmUp = Optional.of(combo(section, Messages.ImportPreviewPage_steadyState, Messages.ImportPreviewPage_firstHalf));
		new Label(section, SWT.NONE).setText(Messages.ImportPreviewPage_keep);
		keep = Optional.of(combo(section, Messages.ImportPreviewPage_statistics, Messages.ImportPreviewPage_courses,
				Messages.ImportPreviewPage_rawFiles));
		keep.get().select(RawFileRetention.HISTOGRAM.ordinal());
	}

	private static Combo combo(Composite parent, String... choices) {
		Combo combo = new Combo(parent, SWT.READ_ONLY);
		combo.setItems(choices);
		combo.select(0);
		return combo;
	}

	/** What the user entered. */
	Answers answers() {
		Map<Question.Key, String> given = new HashMap<>();
		questions.forEach(field -> field.answer().ifPresent(answer -> given.put(field.question().key(), answer)));
		Set<Repair> chosen = EnumSet.noneOf(Repair.class);
		repairs.forEach((repair, check) -> {
			if (check.getSelection()) {
				chosen.add(repair);
			}
		});
		WarmUpChoice left = warmUp.map(Combo::getSelectionIndex).orElse(0) == 0 ? new WarmUpChoice.Detected()
				: new WarmUpChoice.FirstHalf();
		return new Answers(Optional.of(id.getText().strip()), Optional.of(title.getText().strip()), given, Map.of(), chosen, left,
				keep.map(combo -> RawFileRetention.values()[combo.getSelectionIndex()]).orElse(RawFileRetention.HISTOGRAM));
	}

	Preview preview() {
		return preview;
	}

	/** Another project was chosen for what was looked at already. */
	void into(IProject target) {
		project = target;
		update();
	}

	IFile target() {
		return ResultFiles.target(id.getText().strip(), project, Optional.empty());
	}

	private void update() {
		Answers given = answers();
		questions.forEach(field -> field.infer(preview.inference(field.question(), given)));
		VerticalScroll.fit(scroll);
		Optional<String> obstacle = obstacle();
		List<Question> open = obstacle.isPresent() ? List.of() : preview.unanswered(answers());
		setObstacles(obstacle, open.stream().findFirst().map(first -> NLS.bind(Messages.ImportPreviewPage_unanswered, first.text())));
	}

	private Optional<String> obstacle() {
		if (!ResultSet.isId(id.getText().strip())) {
			return Optional.of(Messages.ImportPreviewPage_noId);
		}
		if (title.getText().isBlank()) {
			return Optional.of(Messages.ImportPreviewPage_noTitle);
		}
		if (target().exists()) {
			return Optional.of(NLS.bind(Messages.ImportPreviewPage_exists, target().getName()));
		}
		return preview.warnings().stream()
				.filter(warning -> warning.mustRepair() && !repairs.get(warning.repair().orElseThrow()).getSelection())
				.map(warning -> NLS.bind(Messages.ImportPreviewPage_needed, repairWords(warning.repair().orElseThrow()))).findFirst();
	}
}
