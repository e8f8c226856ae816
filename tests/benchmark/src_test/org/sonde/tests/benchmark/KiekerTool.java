/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import kieker.analysis.architecture.trace.execution.ExecutionRecordTransformationStage;
import kieker.analysis.architecture.trace.flow.EventRecordTraceReconstructionStage;
import kieker.analysis.architecture.trace.flow.TraceEventRecords;
import kieker.analysis.architecture.trace.reconstruction.TraceReconstructionStage;
import kieker.analysis.generic.source.file.DirectoryReaderStage;
import kieker.common.record.IMonitoringRecord;
import kieker.common.record.controlflow.OperationExecutionRecord;
import kieker.common.record.flow.IFlowRecord;
import kieker.model.repository.SystemModelRepository;
import teetime.framework.Configuration;
import teetime.framework.Execution;
import teetime.stage.Counter;
import teetime.stage.InitialElementProducer;
import teetime.stage.MultipleInstanceOfFilter;

/** Kieker's own reader and reconstruction, 2.0.2, put together as its trace analysis does; in one thread. */
@SuppressWarnings("deprecation") // of the model that the reconstruction of executions needs
final class KiekerTool extends Configuration {
	/** What the trace analysis takes by default. */
	private static final int BUFFER = 8_192 * 8;

	private final Counter<IMonitoringRecord> records = new Counter<>();
	private final Counter<TraceEventRecords> valid = new Counter<>();
	private final Counter<TraceEventRecords> invalid = new Counter<>();
	private TraceReconstructionStage executions;

	private KiekerTool(Path folder, boolean traces) {
		InitialElementProducer<File> folders = new InitialElementProducer<>(folder.toFile());
		DirectoryReaderStage reader = new DirectoryReaderStage(false, BUFFER);
		connectPorts(folders.getOutputPort(), reader.getInputPort());
		connectPorts(reader.getOutputPort(), records.getInputPort());
		if (traces) {
			reconstruct();
		}
	}

	/** Reads a log, and reconstructs its traces if wished. */
	static String read(Path folder, boolean traces) {
		KiekerTool tool = new KiekerTool(folder, traces);
		new Execution<>(tool).executeBlocking();
		String found = "records=" + tool.records.getNumElementsPassed();
		return !traces ? found : found + " valid=" + (tool.executions.getSuccessCount() + tool.valid.getNumElementsPassed()) + " invalid="
				+ (tool.executions.getErrorCount() + tool.invalid.getNumElementsPassed());
	}

	private void reconstruct() {
		SystemModelRepository repository = new SystemModelRepository();
		MultipleInstanceOfFilter<IMonitoringRecord> kinds = new MultipleInstanceOfFilter<>();
		ExecutionRecordTransformationStage transformation = new ExecutionRecordTransformationStage(repository);
		executions = new TraceReconstructionStage(repository, TimeUnit.NANOSECONDS, true, Long.MAX_VALUE);
		EventRecordTraceReconstructionStage events = new EventRecordTraceReconstructionStage(TimeUnit.NANOSECONDS, false, Long.MAX_VALUE,
				Long.MAX_VALUE);
		connectPorts(records.getOutputPort(), kinds.getInputPort());
		connectPorts(kinds.getOutputPortForType(OperationExecutionRecord.class), transformation.getInputPort());
		connectPorts(transformation.getOutputPort(), executions.getInputPort());
		connectPorts(kinds.getOutputPortForType(IFlowRecord.class), events.getTraceRecordsInputPort());
		connectPorts(events.getValidTracesOutputPort(), valid.getInputPort());
		connectPorts(events.getInvalidTracesOutputPort(), invalid.getInputPort());
	}
}
