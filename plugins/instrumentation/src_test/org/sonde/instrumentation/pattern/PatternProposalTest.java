/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.CompiledProgram;
import org.sonde.instrumentation.plan.MethodSignature;

/** Methods as the shortest pattern that matches exactly these. */
class PatternProposalTest {
	@TempDir
	private static Path folder;
	private static CompiledProgram compiled;
	private static Program program;

	@BeforeAll
	static void open() throws Exception {
		compiled = CompiledProgram.compile(List.of("""
				package shop;
				public class Cart {
					public Cart() { }
					public Cart(int size) { }
					public int getSize() { return 1; }
					public int getTotal() { return 2; }
					public void add(String item) { }
					public void add(int item) { }
					private void hidden() { }
					static class Gift extends Cart { @Override public int getSize() { return 0; } }
				}
				""", "package shop; class Order { public int getSum() { return 0; } void send() { } }"), folder.resolve("shop.jar"));
		program = new Program(new ClassPath(List.of(compiled.jar()), List.of()), Progress.NONE);
	}

	@AfterAll
	static void close() throws Exception {
		program.close();
	}

	@Test
	void theNearestExactPatternIsProposed() {
		assertThat(patterns("int shop.Cart.getSize()", "int shop.Cart.getTotal()", "int shop.Cart$Gift.getSize()"))
				.containsExactly("* shop.Cart.get*(..)");
		assertThat(patterns("void shop.Cart.add(java.lang.String)", "void shop.Cart.add(int)")).containsExactly("* shop.Cart.add(..)");
		assertThat(patterns("void shop.Cart.add(int)")).containsExactly("* shop.Cart.add(int)");
		assertThat(patterns("void shop.Cart.hidden()")).containsExactly("* shop.Cart.hidden(..)");
		assertThat(patterns("shop.Cart.<init>()", "shop.Cart.<init>(int)")).containsExactly("shop.Cart.new(..)");
	}

	@Test
	void methodsAndConstructorsNeedTwo() {
		assertThat(patterns("shop.Cart.<init>(int)", "void shop.Order.send()")).containsExactlyInAnyOrder("shop.Cart.new(int)",
				"* shop.Order.send(..)");
	}

	@Test
	void aFewTooManyAreTakenOutAgain() {
		PatternProposal proposal = propose("int shop.Cart.getTotal()", "int shop.Order.getSum()").getFirst();
		assertThat(proposal.isExact()).isTrue();
		assertThat(proposal.methods()).hasSize(2);
	}

	/** Of an override alone no pattern of the overridden method's names can be exact, but one of the type that overrides is. */
	@Test
	void overridesAreToldFromWhatTheyOverride() {
		PatternProposal proposal = propose("int shop.Cart$Gift.getSize()").getFirst();
		assertThat(proposal.isExact()).isTrue();
		assertThat(proposal.pattern()).startsWith("* shop.Cart.Gift.");
		PatternProposal base = propose("int shop.Cart.getSize()").getFirst();
		assertThat(base.isExact()).isTrue();
		assertThat(base.exclusions()).containsExactly("* shop.Cart.Gift.getSize()");
	}

	@Test
	void whatTheProgramDoesNotHaveIsInNone() {
		assertThat(propose("void shop.Gone.m()")).isEmpty();
	}

	/** Whatever is asked for is matched, and others are named truly. */
	@Test
	void everyPairIsMatchedAndItsOthersAreTrue() throws Exception {
		List<MethodSignature> all = compiled.operations();
		for (int i = 0; i < all.size(); i++) {
			Set<MethodSignature> wanted = new HashSet<>(List.of(all.get(i), all.get((i + 3) % all.size())));
			List<PatternProposal> proposals = PatternProposal.of(wanted, program, Progress.NONE);
			assertThat(proposals.stream().flatMap(proposal -> proposal.methods().stream())).containsExactlyInAnyOrderElementsOf(wanted);
			for (PatternProposal proposal : proposals) {
				Set<MethodSignature> matched = new HashSet<>(match(proposal.pattern()));
				for (String exclusion : proposal.exclusions()) {
					matched.removeAll(match(exclusion));
				}
				assertThat(matched).containsExactlyInAnyOrderElementsOf(
						Stream.concat(proposal.methods().stream(), proposal.others().stream()).toList());
			}
		}
	}

	private static List<MethodSignature> match(String pattern) throws PatternException {
		return program.match(List.of(MethodPattern.parse(pattern)), Progress.NONE).getFirst().methods();
	}

	private static List<String> patterns(String... methods) {
		List<PatternProposal> proposals = propose(methods);
		assertThat(proposals).allSatisfy(proposal -> assertThat(proposal.isExact()).as(proposal.toString()).isTrue());
		return proposals.stream().map(PatternProposal::pattern).toList();
	}

	private static List<PatternProposal> propose(String... methods) {
		return PatternProposal.of(Stream.of(methods).map(MethodSignature::parse).toList(), program, Progress.NONE);
	}
}
