/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.traces;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.traces.record.EventKind;

import kieker.common.record.IMonitoringRecord;
import kieker.common.record.controlflow.OperationExecutionRecord;
import kieker.common.record.flow.trace.AbstractTraceEvent;
import kieker.common.record.flow.trace.ConstructionEvent;
import kieker.common.record.flow.trace.TraceMetadata;
import kieker.common.record.flow.trace.concurrency.JoinEvent;
import kieker.common.record.flow.trace.concurrency.SplitEvent;
import kieker.common.record.flow.trace.concurrency.monitor.AbstractMonitorEvent;
import kieker.common.record.flow.trace.operation.AbstractOperationEvent;
import kieker.common.record.flow.trace.operation.AfterOperationEvent;
import kieker.common.record.flow.trace.operation.AfterOperationFailedEvent;
import kieker.common.record.flow.trace.operation.BeforeOperationEvent;
import kieker.common.record.flow.trace.operation.CallOperationEvent;
import kieker.common.record.misc.KiekerMetadataRecord;
import kieker.tools.source.LogsReaderCompositeStage;
import teetime.framework.AbstractConsumerStage;
import teetime.framework.Configuration;
import teetime.framework.Execution;
import teetime.framework.ExecutionException;
import teetime.framework.InputPort;

/**
 * What Kieker's own reader reads of a log, a line per record.
 *
 * @param lines  up to where it failed
 * @param failed by what it failed; empty if it did not
 */
record KiekersRecords(List<String> lines, String failed) {
	static KiekersRecords of(Path folder) {
		List<IMonitoringRecord> records = new ArrayList<>();
		String failed = "";
		try {
			new Execution<>(new Reading(folder, records)).executeBlocking();
		} catch (ExecutionException e) {
			failed = e.getThrownExceptions().values().stream().flatMap(List::stream).map(thrown -> thrown.getClass().getSimpleName())
					.findFirst().orElse("unknown");
		}
		return new KiekersRecords(records.stream().map(KiekersRecords::line).toList(), failed);
	}

	/** Kieker's reader and a stage that keeps what it reads. */
	private static final class Reading extends Configuration {
		Reading(Path folder, List<IMonitoringRecord> records) {
			LogsReaderCompositeStage reader = new LogsReaderCompositeStage(folder.toFile(), false, 1 << 20);
			connectPorts(reader.getOutputPort(), new Keeper(records).in());
		}
	}

	private static final class Keeper extends AbstractConsumerStage<IMonitoringRecord> {
		private final List<IMonitoringRecord> records;

		Keeper(List<IMonitoringRecord> records) {
			this.records = records;
		}

		InputPort<IMonitoringRecord> in() {
			return getInputPort();
		}

		@Override
		protected void execute(IMonitoringRecord record) {
			records.add(record);
		}
	}

	private static String line(IMonitoringRecord record) {
		return switch (record) {
			case OperationExecutionRecord execution -> List.of("execution", execution.getOperationSignature(), execution.getSessionId(),
					execution.getTraceId(), execution.getTin(), execution.getTout(), execution.getHostname(), execution.getEoi(),
					execution.getEss()).toString();
			case TraceMetadata trace -> List.of("trace", trace.getTraceId(), trace.getThreadId(), trace.getSessionId(),
					trace.getHostname(), trace.getParentTraceId(), trace.getParentOrderId()).toString();
			case KiekerMetadataRecord log -> List.of("log", log.getHostname(), log.getExperimentId()).toString();
			case AbstractOperationEvent event -> event(event, event.getOperationSignature(), event.getClassSignature());
			case ConstructionEvent event -> event(event, "-", event.getClassSignature());
			case AbstractTraceEvent event -> event(event, "-", "-");
			default -> "another " + record.getClass();
		};
	}

	private static String event(AbstractTraceEvent event, String operation, String type) {
		return List.of(kind(event), event.getTimestamp(), event.getTraceId(), event.getOrderIndex(), operation, type).toString();
	}

	private static EventKind kind(AbstractTraceEvent event) {
		return switch (event) {
			case BeforeOperationEvent before -> EventKind.BEFORE;
			case AfterOperationFailedEvent failed -> EventKind.AFTER_FAILED;
			case AfterOperationEvent after -> EventKind.AFTER;
			case CallOperationEvent call -> EventKind.CALL;
			case ConstructionEvent construction -> EventKind.CONSTRUCTION;
			case SplitEvent split -> EventKind.SPLIT;
			case JoinEvent join -> EventKind.JOIN;
			case AbstractMonitorEvent monitor -> EventKind.MONITOR;
			default -> throw new AssertionError(event);
		};
	}
}
