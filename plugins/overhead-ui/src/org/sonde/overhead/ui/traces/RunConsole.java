/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.IConsoleView;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;
import org.sonde.instrumentation.launch.ProbedRun;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.observed.ObservedCalls;

/**
 * Says in a console of its own what the probes of a program that has ended recorded, with a link that shows plan and log again. Not in the
 * program's console: that is closed with its process, and takes whatever is written later for an error.
 */
public final class RunConsole {
	/** The text of the link. */
	static final String LINK = Messages.RunConsole_link;
	/** Among the consoles. */
	public static final String NAME = "Sonde";
	/** What shows the log of a run that has ended, whose log was not read yet; by the folder of the run. */
	private static final Map<Path, Runnable> ENDED = new ConcurrentHashMap<>();
	private static Written written;

	/** The console, and what is written to it. */
	private record Written(MessageConsole console, MessageConsoleStream stream) {
	}

	private RunConsole() {
	}

	/**
	 * The program has ended; what it recorded is shown when it was read.
	 *
	 * @param show shows the log of the run; in the user interface's thread
	 */
	public static void ended(ProbedRun run, Runnable show) {
		ENDED.put(run.folder(), show);
	}

	/** The program has ended, and its log is read only if that is asked for. */
	public static void offer(ProbedRun run, Runnable show) {
		write(run, Messages.RunConsole_notRead, LINK, show);
	}

	/**
	 * Once for each program, however often its log is read.
	 *
	 * @param remarks on what the agent makes of the plan
	 */
	static synchronized void say(ProbedRun run, ObservedCalls observed, List<String> remarks) {
		Runnable show = ENDED.remove(run.folder());
		if (show != null) {
			write(run, words(observed), LINK, show);
			remarks.forEach(console().stream()::println);
		}
	}

	/** What happens to a program that runs; the console does not come to the front. */
	public static synchronized void say(ProbedRun run, List<String> lines) {
		Written to = console();
		to.stream().println("%tT %s: %s".formatted(LocalTime.now(), run.name(), String.join("\n", lines)));
		ConsolePlugin.getDefault().getConsoleManager().warnOfContentChange(to.console());
	}

	/**
	 * Something that the user may do now.
	 *
	 * @param words without a full stop
	 * @param link  what is clicked at
	 * @param show  does it; in the user interface's thread
	 */
	public static synchronized void write(ProbedRun run, String words, String link, Runnable show) {
		Written to = console();
		String line = "%tT %s: %s. ".formatted(LocalTime.now(), run.name(), words);
		link(to.console(), line, link, show);
		to.stream().println(line + link);
		ConsolePlugin.getDefault().getConsoleManager().warnOfContentChange(to.console());
	}

	/** Returns the earlier console, if nobody removed it. */
	private static Written console() {
		IConsoleManager manager = ConsolePlugin.getDefault().getConsoleManager();
		if (written == null || !List.of(manager.getConsoles()).contains(written.console())) {
			MessageConsole console = new MessageConsole(NAME, null);
			written = new Written(console, console.newMessageStream());
			addBehind(console, manager);
		}
		return written;
	}

	/** A new console comes to the front. The program's output comes back there. */
	private static void addBehind(MessageConsole console, IConsoleManager manager) {
		Map<IConsoleView, IConsole> before = new HashMap<>();
		Display display = PlatformUI.getWorkbench().getDisplay();
		display.asyncExec(() -> Stream.of(PlatformUI.getWorkbench().getWorkbenchWindows()).flatMap(window -> Stream.of(window.getPages()))
				.flatMap(page -> Stream.of(page.getViewReferences())).map(reference -> reference.getView(false))
				.filter(IConsoleView.class::isInstance)
				.map(IConsoleView.class::cast).filter(view -> view.getConsole() != null)
				.forEach(view -> before.put(view, view.getConsole())));
		manager.addConsoles(new IConsole[] { console });
		display.asyncExec(() -> before.forEach(IConsoleView::display));
	}

	/** A one-line summary of what was read. */
	static String words(ObservedCalls observed) {
		long fired = observed.planned().stream().filter(one -> one.calls() > 0).count();
		long calls = observed.planned().stream().mapToLong(ObservedCalls.Planned::calls).sum()
				+ observed.patterns().stream().mapToLong(ObservedCalls.OfPattern::calls).sum();
		int matched = observed.patterns().stream().mapToInt(one -> one.methods().orElse(0)).sum();
		int silent = observed.patterns().stream().mapToInt(one -> one.silent().size()).sum();
		List<String> words = new ArrayList<>();
		words.add(Plural.bind(Messages.RunConsole_recorded, observed.planned().size() + (long) matched, fired + matched - silent, calls));
		if (!observed.neverRecorded().isEmpty()) {
			words.add(NLS.bind(Messages.RunConsole_neverRecorded, observed.neverRecorded().size()));
		}
		if (!observed.recordedThoughDeactivated().isEmpty()) {
			words.add(NLS.bind(Messages.RunConsole_thoughDeactivated, observed.recordedThoughDeactivated().size()));
		}
		return String.join(", ", words);
	}

	/** What is written arrives in the document later. */
	private static void link(MessageConsole console, String line, String link, Runnable show) {
		console.getDocument().addDocumentListener(new IDocumentListener() {
			@Override
			public void documentAboutToBeChanged(DocumentEvent event) {
				// what was before has no link
			}

			@Override
			public void documentChanged(DocumentEvent event) {
				int at = event.getDocument().get().lastIndexOf(line + link);
				if (at >= 0) {
					event.getDocument().removeDocumentListener(this);
					add(console, at + line.length(), link.length(), show);
				}
			}
		});
	}

	private static void add(MessageConsole console, int offset, int length, Runnable show) {
		try {
			console.addHyperlink(new Link(show), offset, length);
		} catch (BadLocationException e) {
			// The console was cleared at the same moment.
			ILog.of(RunConsole.class).info(Messages.RunConsole_noLink, e);
		}
	}

	private record Link(Runnable show) implements IHyperlink {
		@Override
		public void linkActivated() {
			show.run();
		}

		@Override
		public void linkEntered() {
			// the console underlines it
		}

		@Override
		public void linkExited() {
			// likewise
		}
	}
}
