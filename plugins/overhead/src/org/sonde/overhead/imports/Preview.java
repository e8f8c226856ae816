/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.ResultSet;

/** What an import understood of the files, what is missing, and what misleads. It changes nothing and keeps no file open. */
public final class Preview {

	private final ImportSource material;

	Preview(ImportSource material) {
		this.material = material;
	}

	ImportSource material() {
		return material;
	}

	/** Returns all files, including those that were left out. */
	public List<PreviewItem.File> files() {
		return material.files();
	}

	/** Empty for a history. */
	public List<PreviewItem.Configuration> configurations() {
		return material.configurations();
	}

	/** Returns what the files say about the whole experiment. */
	public List<PreviewItem.Fact> facts() {
		return material.facts();
	}

	/** Returns the questions, first those that must be answered first. */
	public List<Question> questions() {
		List<Question> ordered = new ArrayList<>(material.questions());
		ordered.sort((a, b) -> Boolean.compare(b.required(), a.required()));
		return ordered;
	}

	/** The required questions to which there is no answer yet, and none follows from the files and the other answers. */
	public List<Question> unanswered(Answers answers) {
		return questions().stream().filter(question -> question.required() && answers.find(question.key()).isEmpty()
				&& inference(question, answers).isEmpty()).toList();
	}

	/** The answer that follows from the files and from the other answers; the import takes it if the user does not answer. */
	public Optional<Inference> inference(Question question, Answers answers) {
		return new Inferences(material.questions(), answers).of(question);
	}

	/**
	 * Whether what is answered can be right; what is not answered yet is no matter.
	 *
	 * @throws OverheadException naming the answer that cannot be right, and its rule
	 */
	public void check(Answers answers) throws OverheadException {
		for (Question question : questions()) {
			Optional<String> answer = answers.find(question.key());
			if (answer.isPresent()) {
				Questions.check(question, answer.get());
			}
		}
		try {
			answers.id().ifPresent(ResultSet::requireId);
		} catch (IllegalArgumentException e) {
			throw OverheadException.causedBy(e, OverheadProblem.ANSWER, "id", e.getMessage());
		}
		if (answers.title().filter(String::isBlank).isPresent()) {
			throw new OverheadException(OverheadProblem.ANSWER, "title", "must not be empty");
		}
		Map<ConditionName, Condition> stated = new EnumMap<>(ConditionName.class);
		answers.conditions().forEach((name, value) -> stated.put(name, new Condition.Stated(value)));
		try {
			new Conditions(stated);
		} catch (IllegalArgumentException e) {
			throw OverheadException.causedBy(e, OverheadProblem.ANSWER, "condition", e.getMessage());
		}
	}

	public List<ImportWarning> warnings() {
		return material.warnings();
	}

	/** Whether the files hold figures over time, which become a history and no result set. */
	public boolean isHistory() {
		return material instanceof ImportSource.OfHistory;
	}

	/** Whether the files hold single calls, so that {@link Answers#warmUp()} and {@link Answers#keep()} matter. */
	public boolean hasRawFiles() {
		return material instanceof ImportSource.OfRawFiles;
	}

	public String proposedId() {
		return material.proposedId();
	}

	public String proposedTitle() {
		return material.proposedTitle();
	}
}
