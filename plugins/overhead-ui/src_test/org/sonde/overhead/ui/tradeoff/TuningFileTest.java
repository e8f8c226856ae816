/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.osgi.util.NLS;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.Fake;
import org.sonde.report.tradeoff.Consequences;
import org.sonde.report.tunings.OwnTuning;
import org.sonde.report.tunings.OwnTunings;
import org.sonde.report.tunings.TuningsWriter;

class TuningFileTest {

	private final Map<String, Object> answers = new HashMap<>();
	private final IFile file = Fake.of(IFile.class, answers);

	TuningFileTest() {
		for (String nothing : List.of("refreshLocal", "getProject", "getLocation")) {
			answers.put(nothing, null);
		}
		answers.put("exists", true);
		answers.put("getFullPath", IPath.fromOSString("/p/our.tunings"));
		answers.put("getWorkspace",
				Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] { IWorkspace.class }, (proxy, method, arguments) -> {
					((ICoreRunnable) arguments[0]).run(null);
					return null;
				}));
	}

	private static OwnTuning tuning(String name, String change) {
		return new OwnTuning(name, change, new OwnTuning.Overhead.Unknown("not yet"), new OwnTuning.Code.Unknown("not yet"),
				Optional.empty(), Consequences.NONE);
	}

	private void has(OwnTuning tuning) {
		answers.put("readAllBytes", TuningsWriter.toJson(new OwnTunings("our", "Our", List.of(tuning))).getBytes(StandardCharsets.UTF_8));
	}

	@Test
	void whatOthersChangedMeanwhileStays() throws Exception {
		has(tuning("a", ""));
		OwnTuning read = new TuningFile(file).find("a");
		OwnTuning edited = tuning("a", "mine");
		assertThatThrownBy(() -> new TuningFile(file).replace(read, edited, new NullProgressMonitor())).as("is written")
				.isInstanceOf(UnsupportedOperationException.class).hasMessage("write");
		has(tuning("a", "theirs"));
		assertThatThrownBy(() -> new TuningFile(file).replace(read, edited, new NullProgressMonitor())).isInstanceOf(CoreException.class)
				.hasMessage(NLS.bind(Messages.TuningFile_changed, "p/our.tunings", "a"));
		has(tuning("b", ""));
		assertThatThrownBy(() -> new TuningFile(file).replace(read, edited, new NullProgressMonitor())).isInstanceOf(CoreException.class)
				.hasMessage(NLS.bind(Messages.TuningFile_gone, "p/our.tunings", "a"));
	}
}
