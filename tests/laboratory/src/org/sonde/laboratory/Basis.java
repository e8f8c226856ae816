/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

/** What an estimate knows. */
enum Basis {

	/** As it was stored before the measurement, by the model of that day. */
	STORED("stored before the measurement"),
	/** Today's model with a calibration of the machine and the recorded gaps. */
	WITH_GAPS("calibrated, with the gaps of a monitoring log"),
	/** The same, and what was measured in the program before, with other plans. */
	MEASURED_HERE("calibrated, with gaps, and measured in the program with another plan"),
	/** As with gaps, but of the recording only the calls per second. */
	RATES_ALONE("calibrated, with call rates alone"),
	/**
	 * As with rates alone, without the calibration's sweep over gaps: by the cost per call in the benchmark's loop, as before there were
	 * sweeps.
	 */
	WITHOUT_SWEEP("calibrated without a sweep over gaps, with call rates"),
	/** A published result set of the same probe kind, the hand-over of a calibration of the machine, and the recorded gaps. */
	CALIBRATED_HAND_OVER("a published result set, the hand-over of a calibration, with gaps"),
	/** A published result set of the same probe kind, and call rates. */
	PUBLISHED("a published result set, with call rates");

	private final String words;

	Basis(String words) {
		this.words = words;
	}

	/** For people. */
	String words() {
		return words;
	}
}
