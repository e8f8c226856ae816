/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import org.sonde.common.message.CodedMessage;

/**
 * The catalogue of everything this bundle refuses, each kind with a stable code and its text. Texts name the place and the
 * remedy; the first argument is always the file (or what stands for it).
 */
public enum OverheadProblem implements CodedMessage {

	/** The file cannot be read: missing, a folder, no permission, not UTF-8. */
	UNREADABLE("SO101: %s cannot be read: %s. Check the path and the permissions."),
	/** The file is larger than any result set or CSV of call rates. */
	TOO_LARGE("SO102: %s has more than %s. Is it the right file?"),
	/** The file is not well-formed JSON. */
	NOT_JSON("SO103: %s, %s: not well-formed JSON: %s. Correct the file there."),
	/** The JSON is something else than a result set. */
	NOT_A_RESULT_SET("SO104: %s: not a result set: %s. The file must begin with {\"format\": \"sonde-result-set\", \"version\": 1, …}."),
	/** The format is newer than this program. */
	NEWER_VERSION("SO105: %s: result-set format version %s; this Sonde reads up to version %s. Update Sonde to open it."),
	/** A field that the format demands is missing. */
	MISSING("SO106: %s, %s: missing. %s"),
	/** A field has another JSON type than the format demands. */
	WRONG_TYPE("SO107: %s, %s: expected %s, found %s."),
	/** A value breaks a rule of the format. */
	WRONG_VALUE("SO108: %s, %s: %s."),
	/** The file cannot be written. */
	UNWRITABLE("SO109: %s cannot be written: %s. Choose another name or folder, or check the permissions."),
	/** No built-in result set has this id. */
	NO_SUCH_RESULT_SET(
			"SO110: %s: no built-in result set has this id. 'sonde results list' and the view Benchmark Results list those that exist. "
					+ "For a set of your own, give its file."),
	/** Two files of one folder hold result sets of the same id. */
	SAME_ID("SO111: %s: the id %s is already used by %s. Give this set another id, with sonde results rename."),
	/** The JSON is something else than tunings. */
	NO_TUNINGS("SO113: %s: not a file of tunings. It must begin with {\"format\": \"sonde-tunings\", \"version\": 1, …}."),
	/** The format is newer than this program. */
	NEWER_TUNINGS("SO114: %s: format version %s of tunings; this Sonde reads up to version %s. Update Sonde to open it."),
	/** Somebody else changes the file at the same time. */
	IN_USE("SO115: %s was not changed: %s. Make the change again."),

	/** The CSV of call rates lacks its header. */
	CALLS_HEADER("SO201: %s, line %s: expected the header signature,callsPerSecond, found %s. Add it as the first line."),
	/** A line of the CSV of call rates is malformed. */
	CALLS_LINE("SO202: %s, line %s: %s."),
	/** A signature occurs twice. */
	CALLS_DUPLICATE("SO203: %s, line %s: the signature %s was given before, in line %s. Keep one of them."),

	/** The result set has no such writer configuration. */
	NO_SUCH_WRITER("SO301: %s: no configuration %s of phase writing. Choose one of: %s."),
	/** Costs cannot be scaled to another machine. */
	NOT_SCALED(
			"SO302: %s: costs cannot be scaled with this result set: %s. Choose a set that has such a run, or give the time of a trace."),

	/** A result set cannot take the hand-over of another one. */
	NO_HAND_OVER("SO303: %s cannot use the hand-over of %s: %s. Choose a calibration of the same framework and probe kind, or none."),

	/** No format is recognised in a file to import. */
	NOT_RECOGNISED("SO401: %s: not recognised as a benchmark's results: %s."),
	/** A line of a raw file is malformed. */
	RAW_LINE("SO402: %s, line %s: %s."),
	/** A file to import holds no results. */
	NOTHING_IN_IT("SO403: %s: nothing to import: %s."),
	/** A compressed file unpacks to more than any benchmark writes. */
	BOMB("SO404: %s: unpacks to more than %s times its size, which no benchmark's results do. It is not read."),
	/** A file grows or changes while it is imported. */
	STILL_WRITTEN("SO405: %s changed while it was read. Import it when the benchmark has ended."),
	/** A compressed file or an archive is damaged. */
	DAMAGED_ARCHIVE("SO406: %s cannot be unpacked: %s. Copy it again, or pack it again from the original."),
	/** Something in a file to import cannot be meant so. */
	IMPORT_VALUE("SO407: %s, %s: %s."),
	/** The files given do not belong into one result set. */
	MIXED("SO408: %s: %s. Import them one after the other."),
	/** The import lacks an answer, or an answer cannot be right. */
	ANSWER("SO409: %s: %s."),
	/** The JSON is something else than a history. */
	NOT_A_HISTORY("SO410: %s: not a benchmark history. It must begin with {\"format\": \"sonde-benchmark-history\", \"version\": 1, …}."),
	/** The format is newer than this program. */
	NEWER_HISTORY("SO411: %s: benchmark-history format version %s; this Sonde reads up to version %s. Update Sonde to open it.");

	private final String template;

	OverheadProblem(String template) {
		this.template = template;
	}

	@Override
	public String template() {
		return template;
	}
}
