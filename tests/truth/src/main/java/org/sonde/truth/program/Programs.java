/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All programs of the laboratory. */
public final class Programs {

	/** Creates a program. */
	public interface Factory {
		Program create() throws Exception;
	}

	/**
	 * A program and what its users must know about it.
	 *
	 * @param artifact group and artifact of the library
	 * @param packages the root packages of the library. Random plans take their methods from them.
	 * @param threads how many application threads do units at the same time
	 * @param heldOut whether only the final test may use the program
	 * @param type the name of a type in the library, which tells its version
	 */
	public record Entry(String id, String artifact, List<String> packages, int threads, boolean heldOut, String type, Factory factory) {

		/** Returns the version of the library on the class path. */
		public String version() {
			String name = artifact.substring(artifact.indexOf(':') + 1);
			try {
				CodeSource source = Class.forName(type, false, Programs.class.getClassLoader()).getProtectionDomain().getCodeSource();
				String jar = Path.of(source.getLocation().toURI()).getFileName().toString();
				if (!jar.startsWith(name + "-") || !jar.endsWith(".jar")) {
					throw new IllegalStateException("The program " + id + " expects a library " + artifact + " but " + type + " is in "
							+ jar + ".");
				}
				return jar.substring(name.length() + 1, jar.length() - ".jar".length());
			} catch (ClassNotFoundException | URISyntaxException e) {
				throw new IllegalStateException("The library of the program " + id + " is not on the class path.", e);
			}
		}

		/** Returns the line of <code>--list</code>. */
		String line() {
			return String.join("\t", id, artifact + ":" + version(), String.join(",", packages), Integer.toString(threads), heldOut
					? "held-out" : "open");
		}

		private Entry withThreads(int count) {
			return new Entry(id, artifact, packages, count, heldOut, type, factory);
		}

		/** As many copies at the same time, each in a thread of its own. */
		private Entry copies(int count) {
			return new Entry(count + "*" + id, artifact, packages, count, heldOut, type, () -> new Copies(factory));
		}

		private Entry asHeldOut() {
			return new Entry(id, artifact, packages, threads, true, type, factory);
		}
	}

	/** Takes Derby's log, which looks this field up by its name. */
	public static final OutputStream NO_LOG = OutputStream.nullOutputStream();

	private static final Pattern COPIES = Pattern.compile("([2-9])\\*(.+)");
	private static final List<Entry> ALL = List.of(
			entry("antlr", "org.antlr:antlr4-runtime", "org.antlr.v4.runtime.Parser", AntlrProgram::new, "org.antlr.v4.runtime"),
			entry("asm", "org.ow2.asm:asm", "org.objectweb.asm.Type", AsmProgram::new, "org.objectweb.asm"),
			entry("avro", "org.apache.avro:avro", "org.apache.avro.Schema", AvroProgram::new, "org.apache.avro"),
			entry("batik", "org.apache.xmlgraphics:batik-transcoder", "org.apache.batik.transcoder.Transcoder", BatikProgram::new,
					"org.apache.batik"),
			entry("bcel", "org.apache.bcel:bcel", "org.apache.bcel.Const", BcelProgram::new, "org.apache.bcel"),
			entry("caffeine", "com.github.ben-manes.caffeine:caffeine", "com.github.benmanes.caffeine.cache.Cache", CaffeineProgram::new,
					"com.github.benmanes.caffeine").withThreads(2).asHeldOut(),
			entry("choco", "org.choco-solver:choco-solver", "org.chocosolver.solver.Model", ChocoProgram::new, "org.chocosolver")
					.asHeldOut(),
			entry("commonmark", "org.commonmark:commonmark", "org.commonmark.node.Node", CommonmarkProgram::new, "org.commonmark"),
			entry("commons-compress", "org.apache.commons:commons-compress", "org.apache.commons.compress.utils.IOUtils",
					CommonsCompressProgram::new,
					"org.apache.commons.compress"),
			entry("commons-csv", "org.apache.commons:commons-csv", "org.apache.commons.csv.CSVFormat", CommonsCsvProgram::new,
					"org.apache.commons.csv"),
			entry("commons-math", "org.apache.commons:commons-math3", "org.apache.commons.math3.util.FastMath", CommonsMathProgram::new,
					"org.apache.commons.math3"),
			entry("derby", "org.apache.derby:derby", "org.apache.derby.iapi.db.Database", Programs::derby, "org.apache.derby"),
			entry("dyn4j", "org.dyn4j:dyn4j", "org.dyn4j.world.World", Dyn4jProgram::new, "org.dyn4j").asHeldOut(),
			entry("ecj", "org.eclipse.jdt:ecj", "org.eclipse.jdt.internal.compiler.Compiler", EcjProgram::new,
					"org.eclipse.jdt.internal.compiler"),
			entry("ejml", "org.ejml:ejml-simple", "org.ejml.simple.SimpleMatrix", EjmlProgram::new, "org.ejml"),
			entry("fop", "org.apache.xmlgraphics:fop-core", "org.apache.fop.apps.Fop", FopProgram::new, "org.apache.fop",
					"org.apache.xmlgraphics"),
			entry("freemarker", "org.freemarker:freemarker", "freemarker.template.Template", FreemarkerProgram::new, "freemarker")
					.asHeldOut(),
			entry("groovy", "org.apache.groovy:groovy", "groovy.lang.Script", GroovyProgram::new, "org.codehaus.groovy",
					"org.apache.groovy",
					"groovyjarjarantlr4"),
			entry("gson", "com.google.code.gson:gson", "com.google.gson.Gson", GsonProgram::new, "com.google.gson"),
			entry("guava", "com.google.guava:guava", "com.google.common.cache.Cache", GuavaProgram::new, "com.google.common")
					.withThreads(2),
			entry("h2", "com.h2database:h2", "org.h2.Driver", () -> new SqlProgram(new org.h2.Driver(), "jdbc:h2:mem:truth"), "org.h2"),
			entry("hipparchus", "org.hipparchus:hipparchus-ode", "org.hipparchus.ode.ODEState", HipparchusProgram::new, "org.hipparchus"),
			entry("hsqldb", "org.hsqldb:hsqldb", "org.hsqldb.jdbc.JDBCDriver",
					() -> new SqlProgram(new org.hsqldb.jdbc.JDBCDriver(), "jdbc:hsqldb:mem:truth"), "org.hsqldb").asHeldOut(),
			entry("icu", "com.ibm.icu:icu4j", "com.ibm.icu.util.ULocale", IcuProgram::new, "com.ibm.icu").asHeldOut(),
			entry("jackson", "com.fasterxml.jackson.core:jackson-databind", "com.fasterxml.jackson.databind.ObjectMapper",
					JacksonProgram::new,
					"com.fasterxml.jackson"),
			entry("janino", "org.codehaus.janino:janino", "org.codehaus.janino.Parser", JaninoProgram::new, "org.codehaus.janino"),
			entry("javaparser", "com.github.javaparser:javaparser-core", "com.github.javaparser.JavaParser", JavaparserProgram::new,
					"com.github.javaparser").asHeldOut(),
			entry("jcodec", "org.jcodec:jcodec", "org.jcodec.common.model.Picture", JcodecProgram::new, "org.jcodec").asHeldOut(),
			entry("jetty", "org.eclipse.jetty:jetty-server", "org.eclipse.jetty.server.Server", JettyProgram::new, "org.eclipse.jetty")
					.withThreads(2),
			entry("jexl", "org.apache.commons:commons-jexl3", "org.apache.commons.jexl3.JexlEngine", JexlProgram::new,
					"org.apache.commons.jexl3"),
			entry("jgit", "org.eclipse.jgit:org.eclipse.jgit", "org.eclipse.jgit.lib.Repository", JgitProgram::new, "org.eclipse.jgit"),
			entry("jgrapht", "org.jgrapht:jgrapht-core", "org.jgrapht.Graph", JgraphtProgram::new, "org.jgrapht"),
			entry("joda-time", "joda-time:joda-time", "org.joda.time.DateTime", JodaTimeProgram::new, "org.joda.time")
					.asHeldOut(),
			entry("jooq", "org.jooq:jooq", "org.jooq.DSLContext", JooqProgram::new, "org.jooq"),
			entry("jsqlparser", "com.github.jsqlparser:jsqlparser", "net.sf.jsqlparser.parser.CCJSqlParser", JsqlparserProgram::new,
					"net.sf.jsqlparser"),
			entry("jts", "org.locationtech.jts:jts-core", "org.locationtech.jts.geom.Geometry", JtsProgram::new, "org.locationtech.jts"),
			entry("kryo", "com.esotericsoftware:kryo", "com.esotericsoftware.kryo.Kryo", KryoProgram::new, "com.esotericsoftware.kryo"),
			entry("luaj", "org.luaj:luaj-jse", "org.luaj.vm2.LuaValue", LuajProgram::new, "org.luaj").asHeldOut(),
			entry("mvel", "org.mvel:mvel2", "org.mvel2.MVEL", MvelProgram::new, "org.mvel2").asHeldOut(),
			entry("netty", "io.netty:netty-codec-http", "io.netty.handler.codec.http.HttpServerCodec", NettyProgram::new, "io.netty"),
			entry("pdfbox", "org.apache.pdfbox:pdfbox", "org.apache.pdfbox.Loader", PdfboxProgram::new, "org.apache.pdfbox",
					"org.apache.fontbox"),
			entry("poi", "org.apache.poi:poi", "org.apache.poi.hssf.usermodel.HSSFWorkbook", PoiProgram::new, "org.apache.poi"),
			entry("protobuf", "com.google.protobuf:protobuf-java", "com.google.protobuf.Message", ProtobufProgram::new,
					"com.google.protobuf"),
			entry("roaringbitmap", "org.roaringbitmap:RoaringBitmap", "org.roaringbitmap.RoaringBitmap", RoaringBitmapProgram::new,
					"org.roaringbitmap").asHeldOut(),
			entry("saxon", "net.sf.saxon:Saxon-HE", "net.sf.saxon.TransformerFactoryImpl",
					() -> new XsltProgram(new net.sf.saxon.TransformerFactoryImpl()),
					"net.sf.saxon"),
			entry("snakeyaml", "org.yaml:snakeyaml", "org.yaml.snakeyaml.Yaml", SnakeyamlProgram::new, "org.yaml.snakeyaml"),
			entry("spring", "org.springframework:spring-context", "org.springframework.context.ApplicationContext", SpringProgram::new,
					"org.springframework").asHeldOut(),
			entry("thymeleaf", "org.thymeleaf:thymeleaf", "org.thymeleaf.TemplateEngine", ThymeleafProgram::new, "org.thymeleaf",
					"org.attoparser", "ognl")
					.withThreads(2),
			entry("velocity", "org.apache.velocity:velocity-engine-core", "org.apache.velocity.Template", VelocityProgram::new,
					"org.apache.velocity"),
			entry("xalan", "xalan:xalan", "org.apache.xalan.processor.TransformerFactoryImpl",
					() -> new XsltProgram(new org.apache.xalan.processor.TransformerFactoryImpl()), "org.apache.xalan", "org.apache.xml",
					"org.apache.xpath"),
			entry("zxing", "com.google.zxing:core", "com.google.zxing.Reader", ZxingProgram::new, "com.google.zxing").asHeldOut());

	private Programs() {
	}

	private static Entry entry(String id, String artifact, String type, Factory factory, String... packages) {
		return new Entry(id, artifact, List.of(packages), 1, false, type, factory);
	}

	private static Program derby() throws Exception {
		// Otherwise the library writes a log file into the current folder.
		System.setProperty("derby.stream.error.field", Programs.class.getName() + ".NO_LOG");
		return new SqlProgram(new org.apache.derby.jdbc.EmbeddedDriver(), "jdbc:derby:memory:truth;create=true");
	}

	/** Returns the programs, sorted by identifier. */
	public static List<Entry> all() {
		return ALL;
	}

	public static Optional<Entry> find(String id) {
		Matcher copies = COPIES.matcher(id);
		return copies.matches() ? find(copies.group(2)).map(entry -> entry.copies(Integer.parseInt(copies.group(1))))
				: ALL.stream().filter(entry -> entry.id().equals(id)).findFirst();
	}

	/** Creates a program. Prepares the settings of the process that keep libraries quiet and away from the user's files and screen. */
	public static Program create(Entry entry) throws Exception {
		System.setProperty("java.awt.headless", "true");
		System.setProperty("org.jooq.no-logo", "true");
		System.setProperty("org.jooq.no-tips", "true");
		System.setProperty("pdfbox.fontcache", System.getProperty("java.io.tmpdir"));
		return entry.factory().create();
	}
}
