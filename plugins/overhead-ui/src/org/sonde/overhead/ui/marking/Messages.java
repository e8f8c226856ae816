/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String EditNoteHandler_reading;
	public static String EditNoteHandler_edit;


	public static String InstrumentCallersHandler_noCaller;

	public static String InstrumentSubtreeHandler_noMethod;
	public static String InstrumentSubtreeHandler_finding;

	public static String MarkingCommand_noBody;
	public static String MarkingCommand_removing;
	public static String MarkingCommand_noProbe;
	public static String MarkingCommand_toggling;
	public static String MarkingCommand_activate;
	public static String MarkingCommand_deactivate;
	public static String MarkingCommand_instrumenting;
	public static String MarkingCommand_changing;
	public static String MarkingCommand_nothing;
	public static String MarkingCommand_setKind;
	public static String MarkingCommand_instrument;
	public static String MarkingCommand_instrumentAll;
	public static String MarkingCommand_remove;
	public static String MarkingCommand_removeAll;
	public static String MarkingCommand_watching;
	public static String MarkingCommand_noField;
	public static String MarkingCommand_notWatched;
	public static String MarkingCommand_watch;
	public static String MarkingCommand_watchAll;
	public static String MarkingCommand_stop;
	public static String MarkingCommand_stopAll;

	public static String MarkingHandler_noJava;

	public static String MarkingMessage_added;
	public static String MarkingMessage_removed;
	public static String MarkingMessage_changed;
	public static String MarkingMessage_markedBefore;
	public static String MarkingMessage_refused;
	public static String MarkingMessage_notWatched;
	public static String MarkingMessage_remark;
	public static String MarkingMessage_others;
	public static String MarkingMessage_changing;
	public static String MarkingMessage_cut;

	public static String MarkingNote_first;
	public static String MarkingNote_estimates;
	public static String MarkingNote_cut;
	public static String MarkingNote_problems;
	public static String NoteDialog_one;
	public static String NoteDialog_different;
	public static String NoteDialog_several;
	public static String NoteDialog_title;

	public static String ProbeKindValues_execution;
	public static String ProbeKindValues_events;

	public static String ProbeValueHandler_setValue;

	public static String SubtreeDialog_title;
	public static String SubtreeDialog_one;
	public static String SubtreeDialog_several;
	public static String SubtreeDialog_depth;
	public static String SubtreeDialog_instrument;
	public static String SubtreeDialog_following;
	public static String SubtreeDialog_counting;
	public static String SubtreeDialog_methods;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.marking.messages", Messages.class);
	}

	private Messages() {
	}
}
