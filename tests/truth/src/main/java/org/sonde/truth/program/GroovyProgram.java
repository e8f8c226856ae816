/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import groovy.lang.GroovyClassLoader;
import org.codehaus.groovy.ast.ClassNode;
import org.codehaus.groovy.ast.MethodNode;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.codehaus.groovy.control.Phases;

/** Parses a script to the syntax tree with Groovy. No class is generated, so that units do not fill the metaspace. */
final class GroovyProgram implements Program {

	private static final String SCRIPT = """
			def total(List orders) {
				def sum = 0
				orders.findAll { it.quantity > 3 }.each { order -> sum += order.price * order.quantity }
				return sum
			}
			String describe(Map order) {
				if (order.note != null && order.note.size() > 3) { "${order.id}: ${order.note.toUpperCase()}" } else { 'none' }
			}
			def orders = [[id: 1, quantity: 4, price: 2.5, note: 'probe'], [id: 2, quantity: 1, price: 7.25, note: null]]
			println total(orders) + orders.collect { describe(it) }.join(', ')
			""";

	private final GroovyClassLoader loader = new GroovyClassLoader(GroovyProgram.class.getClassLoader());
	private final CompilerConfiguration configuration = new CompilerConfiguration();

	@Override
	public long unit() {
		CompilationUnit unit = new CompilationUnit(configuration, null, loader);
		unit.addSource("Sample.groovy", SCRIPT);
		unit.compile(Phases.CONVERSION);
		long sum = 0;
		for (ClassNode type : unit.getAST().getClasses()) {
			for (MethodNode method : type.getMethods()) {
				sum = 31 * sum + method.getTypeDescriptor().hashCode();
			}
		}
		return sum;
	}

	@Override
	public void close() throws Exception {
		loader.close();
	}
}
