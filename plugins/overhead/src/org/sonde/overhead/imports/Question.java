/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.util.List;
import java.util.Optional;

/**
 * What the import has to know. A proposal is a suggestion to show, never an answer by itself, unless the question need not be
 * answered: then it follows from the files ({@link Preview#inference}).
 */
public sealed interface Question {

	Key key();

	/** The question, for people. */
	String text();

	/** The likely answer. */
	Optional<String> proposal();

	/** Why that is likely, or why it cannot be known. */
	String because();

	/** Whether the import needs an answer; else the proposal is taken, or nothing where there is none. */
	boolean required();

	/** @param subject the key of the configuration that is asked about; empty if all are */
	record Key(QuestionKind topic, String subject) implements Comparable<Key> {
		public static Key of(QuestionKind topic) {
			return new Key(topic, "");
		}

		@Override
		public int compareTo(Key other) {
			return topic == other.topic ? subject.compareTo(other.subject) : topic.compareTo(other.topic);
		}

		@Override
		public String toString() {
			return subject.isEmpty() ? topic.keyword() : topic.keyword() + " of " + subject;
		}
	}

	/** A positive whole number. */
	record Number(Key key, String text, Optional<String> proposal, String because, boolean required) implements Question {
	}

	/** One of a few words. */
	record Choice(Key key, String text, List<String> choices, Optional<String> proposal, String because, boolean required)
			implements Question {
		public Choice {
			choices = List.copyOf(choices);
		}
	}

	/** Any words. */
	record Words(Key key, String text, Optional<String> proposal, String because, boolean required) implements Question {
	}
}
