/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.StringReader;
import java.util.Arrays;
import org.codehaus.janino.ClassLoaderIClassLoader;
import org.codehaus.janino.IClassLoader;
import org.codehaus.janino.Java;
import org.codehaus.janino.Parser;
import org.codehaus.janino.Scanner;
import org.codehaus.janino.UnitCompiler;
import org.codehaus.janino.util.ClassFile;

/** Compiles a source in memory with Janino. The classes are not loaded, so that units do not fill the metaspace. */
final class JaninoProgram implements Program {

	private final IClassLoader loader = new ClassLoaderIClassLoader(JaninoProgram.class.getClassLoader());
	private final String source = SampleData.javaSource("Sample", 2);

	@Override
	public long unit() throws Exception {
		Java.AbstractCompilationUnit unit = new Parser(new Scanner("Sample.java", new StringReader(source))).parseAbstractCompilationUnit();
		long[] sum = new long[1];
		new UnitCompiler(unit, loader).compileUnit(false, false, false, new UnitCompiler.ClassFileConsumer() {

			@Override
			public void consume(ClassFile file) {
				sum[0] = 31 * sum[0] + Arrays.hashCode(file.toByteArray());
			}
		});
		return sum[0];
	}
}
