/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.SimpleName;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.source.MethodStatus;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;
import org.sonde.instrumentation.workspace.source.MethodStatus.Present;
import org.sonde.instrumentation.workspace.source.UnitPlaces;

/**
 * A planned method, field or type that a source does not have, though it has the type, or one around it.
 *
 * @param place      as the plan names it
 * @param reason     in words that follow its name
 * @param nameOffset place of the nearest type's name in the source
 * @param nameLength its characters
 */
public record MissingPlace(CodePlace place, String reason, int nameOffset, int nameLength) {
	/**
	 * What a source lacks of the plan, as it stands there, saved or not; in the plan's order. Nothing where the source has errors in the
	 * way.
	 *
	 * @param source with bindings
	 */
	public static List<MissingPlace> in(CompilationUnit source, Loaded plan) {
		Map<String, SimpleName> types = typesOf(source, plan);
		List<MissingPlace> gone = new ArrayList<>();
		if (!types.isEmpty()) {
			UnitPlaces places = UnitPlaces.of(source);
			for (Probe probe : plan.byPlace().values()) {
				CodePlace place = Probes.codePlace(probe).orElseThrow();
				nearest(types, place.declaringType()).ifPresent(name -> reason(place, places, name)
						.ifPresent(reason -> gone.add(new MissingPlace(place, reason, name.getStartPosition(), name.getLength()))));
			}
		}
		return gone;
	}

	private static Optional<String> reason(CodePlace place, UnitPlaces places, SimpleName name) {
		MethodStatus status = places.look(place);
		if (status instanceof Absent absent) {
			return Optional.of(absent.reason());
		}
		return status instanceof Present && place instanceof WatchedType type && !places.declaresDisposal(type)
				&& name.resolveBinding() instanceof ITypeBinding binding && type.declaringType().equals(binding.getBinaryName())
				? type.disposal().filter(end -> !hasMethod(binding, end)).map(end -> "has no disposal method " + end) : Optional.empty();
	}

	/** Whether the type or a super-type has the method, by its name and the number of its parameters. */
	private static boolean hasMethod(ITypeBinding type, DisposalMethod end) {
		return Arrays.stream(type.getDeclaredMethods())
				.anyMatch(method -> method.getName().equals(end.name()) && method.getParameterTypes().length == end.parameterTypes().size())
				|| Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
						.anyMatch(supertype -> hasMethod(supertype, end));
	}

	/** Names of the types of the source by binary name, if the plan has probes in any of them. */
	private static Map<String, SimpleName> typesOf(CompilationUnit source, Loaded plan) {
		Map<String, SimpleName> names = new HashMap<>();
		source.accept(new ASTVisitor() {
			@Override
			public void preVisit(ASTNode node) {
				if (node instanceof AbstractTypeDeclaration type && type.resolveBinding() != null
						&& type.resolveBinding().getBinaryName() != null) {
					names.put(type.resolveBinding().getBinaryName(), type.getName());
				}
			}
		});
		return plan.types().anyMatch(planned -> nearest(names, planned).isPresent()) ? names : Map.of();
	}

	/** The type, or the nearest one around it. */
	private static Optional<SimpleName> nearest(Map<String, SimpleName> types, String binaryName) {
		for (int end = binaryName.length(); end > 0; end = binaryName.lastIndexOf('$', end - 1)) {
			SimpleName name = types.get(binaryName.substring(0, end));
			if (name != null) {
				return Optional.of(name);
			}
		}
		return Optional.empty();
	}
}
