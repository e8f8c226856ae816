/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.CountingMetrics;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.MethodMeasurement.Kind;
import org.sonde.metrics.figures.Profiles;
import org.sonde.metrics.figures.TokenFingerprint;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.metrics.source.SourceVersion;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.report.html.Command;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;
import org.sonde.report.tunings.BuiltInTunings;

/** Small contents of reports, from the built-in result sets and from measurements made by hand. */
public final class Samples {

	private Samples() {
	}

	/** A path of methods a0 – a1 – … in one type: {@code methods} nodes and one edge fewer. */
	public static ComponentMeasurement measurement(String version, String type, int methods, int linesPerMethod, int cyclomaticPerMethod,
			List<Problem> problems) {
		Hypergraph.Builder graph = Hypergraph.builder();
		List<MethodMeasurement> measured = new ArrayList<>();
		for (int i = 0; i < methods; i++) {
			int node = graph.node(type, "a" + i);
			if (i > 0) {
				graph.edge(node - 1, node);
			}
			measured.add(new MethodMeasurement(type, "a" + i + "()", Kind.METHOD, i + 1, Map.of(LinesProfile.SLOC, linesPerMethod),
					Map.of(CyclomaticProfile.MCCABE, cyclomaticPerMethod), OptionalInt.of(cyclomaticPerMethod - 1),
					Optional.of(new Hypergraph.Node(type, "a" + i))));
		}
		Hypergraph built = graph.build();
		return new ComponentMeasurement(new SourceVersion(version, "", ""), Component.of("p..*"), JavaRelease.DEFAULT,
				List.of(), Profiles.DEFAULT,
				List.of(new TypeMeasurement(type, "p/A.java", 1, Map.of(LinesProfile.SLOC, methods * linesPerMethod + 2),
						measured, TokenFingerprint.NONE, Profiles.DEFAULT)), built,
				InformationMetrics.of(built, InformationProfile.ALLEN), CountingMetrics.of(built),
				new ComponentMeasurement.Unresolved(0, 0, 0), problems);
	}

	/** The two versions of {@link #comparison()} as if they were of another component. */
	public static Comparison comparisonOf(String pattern) {
		return new Comparison(comparison().versions().stream().map(one -> new ComponentMeasurement(one.source(),
				Component.of(pattern), one.release(), one.classPath(), one.profiles(), one.types(), one.graph(), one.information(),
				one.counting(),
				one.unresolved(), one.problems())).toList());
	}

	/** 42 lines, average 3, information complexity of a path of four; then 17 lines, average 2, of a path of three. */
	public static Comparison comparison() {
		return new Comparison(
				List.of(measurement("kieker 1.12", "p.A", 4, 10, 3, List.of()), measurement("kieker 1.13", "p.A", 3, 5, 2,
						List.of(new Problem(ProblemKind.UNRESOLVED_TYPE, "p/A.java", 7, "type Q was not found")))));
	}

	/** Probes of the kind of the 2014 sets: one with a rate, one switched off, one without a rate, one of another kind. */
	public static PlanSection plan(String hostile) {
		List<ProbeLoad> loads = List.of(
				load("void shop.Cart.add(shop.Article,int)", ProbeKind.OPERATION_EVENTS, true, 1000),
				load("int shop.Cart.total()", ProbeKind.OPERATION_EVENTS, false, 250.5),
				new ProbeLoad("shop.Cart.<init>()", ProbeKind.OPERATION_EVENTS, true, Optional.empty()),
				load("void shop." + hostile + ".run()", ProbeKind.OPERATION_EXECUTION, true, 10));
		PlanEstimate estimate = PlanEstimate.of(CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()), loads, 1);
		return new PlanSection("shop" + hostile, estimate,
				List.of(new ExactnessNote(MethodSignature.constructor("shop.Cart"), ExactnessNote.Kind.LEFT_OUT,
						"constructors " + hostile + " are left out")));
	}

	private static ProbeLoad load(String signature, ProbeKind kind, boolean active, double callsPerSecond) {
		return new ProbeLoad(signature, kind, active, Optional.of(new CallRate(callsPerSecond, "calls.csv, line 2")));
	}

	/** Everything at once; {@code hostile} stands in every name that comes from outside. */
	public static ReportContent content(String hostile) {
		return new ReportContent("Report " + hostile, Optional.empty(), Optional.of(plan(hostile)), List.of(comparison()), List.of(),
				BuiltInTunings.list(), List.of(new Command("Estimate", "sonde estimate " + hostile)));
	}
}
