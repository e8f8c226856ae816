/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.sonde.common.files.IoErrorText;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.CallRatesCsv;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.view.Plural;

/** Takes calls per second from a CSV file into a plan. */
public final class CallRatesImport {

	/** Signatures without a probe that a message names; more make it no clearer. */
	private static final int NAMED = 5;

	private CallRatesImport() {
	}

	/**
	 * Sets the rates of the probes that the file names, as one change to be undone. Reads and writes in this thread.
	 *
	 * @param listener receives the outcome in a sentence or two
	 * @throws CoreException if the CSV file or the plan cannot be read, or the plan not be written; the plan is left as it was
	 */
	public static void run(Path csv, IFile plan, Consumer<String> listener, IProgressMonitor monitor) throws CoreException {
		CallRates rates = read(csv);
		PlanChange change = PlanStore.ofWorkspace().edit(plan, ProbeEdits.rates(rates), monitor);
		if (!change.isEmpty()) {
			new PlanOperation(Messages.CallRatesImport_change, change).addToHistory();
		}
		List<String> without = ProbeEdits.withoutProbe(rates, change.after());
		listener.accept(outcome(csv.getFileName().toString(), rates.rates().size() - without.size(), without));
	}

	/** The result, for the user. */
	public static String outcome(String file, int taken, List<String> without) {
		String head = Plural.bind(Messages.CallRatesImport_taken, taken, file);
		if (without.isEmpty()) {
			return head;
		}
		return head + "\n" + Plural.bind(Messages.CallRatesImport_withoutProbe, without.size(),
				without.stream().limit(NAMED).collect(Collectors.joining("\n")) + (without.size() > NAMED ? "\n…" : ""));
	}

	/** The file's name alone goes into the plan, as its folder means nothing on other machines. */
	private static CallRates read(Path csv) throws CoreException {
		try (InputStream in = Files.newInputStream(csv)) {
			return CallRatesCsv.read(in, csv.getFileName().toString());
		} catch (IOException e) {
			throw new CoreException(Status.error(NLS.bind(Messages.CallRatesImport_cannotBeRead, csv, IoErrorText.inWords(e)), e));
		} catch (OverheadException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
