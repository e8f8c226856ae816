/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.traces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.log.Tally;

import kieker.common.configuration.Configuration;
import kieker.common.record.controlflow.OperationExecutionRecord;
import kieker.common.record.flow.trace.ApplicationTraceMetadata;
import kieker.common.record.flow.trace.operation.AfterOperationFailedEvent;
import kieker.common.record.flow.trace.operation.BeforeOperationEvent;
import kieker.monitoring.writer.tcp.SingleSocketTcpWriter;

/**
 * What Kieker 2.0.2's writer sends, received by Sonde: also text that is not ASCII, on which Kieker's own receiver stumbles.
 */
class KiekerSenderTest {
	@Test
	void receivesWhatKiekerSends() throws Exception {
		OurRecords ours = new OurRecords();
		LogProblems problems = new LogProblems();
		try (LogReceiver receiver = LogReceiver.onThisMachine(0)) {
			SingleSocketTcpWriter writer = writer(receiver.port());
			writer.onStarting();
			for (int i = 0; i < 100; i++) {
				long time = 1_795_220_348_633_548_625L + i;
				writer.writeMonitoringRecord(new ApplicationTraceMetadata(i, 7, "sitzung-ü" + i, "host", -1, -1, "app"));
				writer.writeMonitoringRecord(new BeforeOperationEvent(time, i, 0, "void p.Käse.größe€(\uD83D\uDE00)", "p.Käse"));
				writer.writeMonitoringRecord(
						new AfterOperationFailedEvent(time, i, 1, "void p.Käse.größe€(\uD83D\uDE00)", "p.Käse", "Fehler; für\n" + i));
				writer.writeMonitoringRecord(new OperationExecutionRecord("void p.A.a()", "ß", i, time, time + 5, "host", 0, 0));
			}
			writer.onTerminating();
			Tally tally = receiver.receive(ours.names, ours, problems, RecordTypes.OF_KIEKER,
					() -> ours.lines.size() < 400);
			assertThat(tally).isEqualTo(new Tally(400, 0));
		}
		assertThat(ours.lines).hasSize(400).contains("[trace, 42, 7, sitzung-ü42, host, -1, -1]",
				"[BEFORE, 1795220348633548667, 42, 0, void p.Käse.größe€(\uD83D\uDE00), p.Käse]",
				"[AFTER_FAILED, 1795220348633548667, 42, 1, void p.Käse.größe€(\uD83D\uDE00), p.Käse]",
				"[execution, void p.A.a(), ß, 42, 1795220348633548667, 1795220348633548672, host, 0, 0]");
		assertThat(problems.list()).isEmpty();
	}

	private static SingleSocketTcpWriter writer(int port) throws Exception {
		Configuration configuration = new Configuration();
		configuration.setProperty(SingleSocketTcpWriter.CONFIG_HOSTNAME, "localhost");
		configuration.setProperty(SingleSocketTcpWriter.CONFIG_PORT, port);
		configuration.setProperty(SingleSocketTcpWriter.CONFIG_CONN_TIMEOUT_IN_MS, 1_000);
		configuration.setProperty(SingleSocketTcpWriter.CONFIG_BUFFERSIZE, 1 << 16);
		configuration.setProperty(SingleSocketTcpWriter.CONFIG_FLUSH, false);
		return new SingleSocketTcpWriter(configuration);
	}
}
