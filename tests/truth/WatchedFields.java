/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** Plans for watched.sh: started as source, with the JDK alone. Writes the plan to the standard output. */
final class WatchedFields {
	private static final Pattern ASSIGNED = Pattern.compile("putfield +#\\d+ +// Field (?:([\\w/$]+)\\.)?([\\w$]+):(\\S+)");
	private static final Map<Character, String> PRIMITIVES = Map.of('I', "int", 'J', "long", 'Z', "boolean", 'B', "byte", 'S', "short", 'C',
			"char", 'F', "float", 'D', "double");
	private static final String FIELD = "field ";
	private static final String LIFECYCLE = "lifecycle ";
	private static final Pattern COUNTED = Pattern
			.compile("\"signature\" : \"([^\"]+)\",\\s+\"state\" : \"active\",\\s+\"calls\" : (\\d+)");
	/** What an event costs, about. */
	private static final double NANOS_PER_EVENT = 2500;
	private static final double LEAST_OVERHEAD = 0.03;
	private static final double MOST_OVERHEAD = 3;
	private static final int MOST_PROBES = 10;

	private WatchedFields() {
	}

	/**
	 * {@code all CLASSPATH PACKAGE,…}: every field that a class assigns, and every class;
	 * {@code choose FEW.json MANY.json UNITS NANOS SEED}: some of those that were recorded, by what a run of so many units more has more
	 * of, and the time of a unit; {@code compare RESULT.json…}: what was measured, and estimated.
	 */
	public static void main(String[] arguments) throws IOException {
		switch (arguments[0]) {
			case "all" -> print(all(arguments[1], arguments[2].split(",")));
			case "choose" -> print(
					choose(Path.of(arguments[1]), Path.of(arguments[2]), Double.parseDouble(arguments[3]), Double.parseDouble(arguments[4]),
					Long.parseLong(arguments[5])));
			case "compare" -> compare(List.of(arguments).subList(1, arguments.length));
			default -> throw new IllegalArgumentException(arguments[0]);
		}
	}

	private static List<String> all(String classPath, String[] packages) throws IOException {
		TreeSet<String> probes = new TreeSet<>();
		for (String entry : classPath.split(File.pathSeparator)) {
			if (!entry.endsWith(".jar")) {
				continue;
			}
			try (JarFile jar = new JarFile(entry)) {
				List<String> classes = jar.stream().map(JarEntry::getName)
						.filter(name -> name.endsWith(".class") && !name.startsWith("META-INF"))
						.map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
						.filter(name -> isIn(name, packages)).toList();
				for (String type : classes) {
					add(type, entry, probes);
				}
			}
		}
		return List.copyOf(probes);
	}

	private static boolean isIn(String type, String[] packages) {
		for (String name : packages) {
			if (type.startsWith(name + ".")) {
				return true;
			}
		}
		return false;
	}

	private static void add(String type, String jar, TreeSet<String> probes) {
		StringWriter text = new StringWriter();
		ToolProvider.findFirst("javap").orElseThrow().run(new PrintWriter(text), new PrintWriter(text), "-p", "-c", "-cp", jar, type);
		for (Matcher field = ASSIGNED.matcher(text.toString()); field.find();) {
			String declaring = field.group(1) == null ? type : field.group(1).replace('/', '.');
			// A field of a class outside is not watched: AspectJ does not see it declared there.
			if (declaring.equals(type) && !field.group(2).startsWith("this$") && !field.group(2).startsWith("val$")) {
				probes.add(FIELD + type(field.group(3)) + " " + declaring + "." + field.group(2));
			}
		}
		if (text.toString().contains("class ") && !text.toString().contains("interface ")) {
			probes.add(LIFECYCLE + type);
		}
	}

	private static String type(String descriptor) {
		int dimensions = descriptor.lastIndexOf('[') + 1;
		String element = descriptor.substring(dimensions);
		return (element.startsWith("L") ? element.substring(1, element.length() - 1).replace('/', '.') : PRIMITIVES.get(element.charAt(0)))
				+ "[]".repeat(dimensions);
	}

	/** By chance, until they have about as many events per unit as are drawn, too. */
	private static List<String> choose(Path few, Path many, double more, double nanosPerUnit, long seed) throws IOException {
		Map<String, Double> before = events(few);
		Map<String, Double> perUnit = new TreeMap<>();
		events(many).forEach((probe, events) -> perUnit.put(probe, (events - before.getOrDefault(probe, 0.0)) / more));
		Random random = new Random(31 * seed + few.getFileName().toString().hashCode());
		// The first number is much the same for similar seeds.
		random.nextLong();
		double wanted = nanosPerUnit / NANOS_PER_EVENT * LEAST_OVERHEAD * Math.pow(MOST_OVERHEAD / LEAST_OVERHEAD, random.nextDouble());
		List<String> names = new ArrayList<>(perUnit.keySet());
		Collections.shuffle(names, random);
		List<String> chosen = new ArrayList<>();
		double sum = 0;
		for (String name : names) {
			double events = perUnit.get(name);
			if (chosen.size() < MOST_PROBES && events >= wanted / MOST_PROBES / MOST_PROBES && sum + events <= 2 * wanted && sum < wanted) {
				chosen.add(name);
				sum += events;
			}
		}
		System.err.printf("%d probes with %.0f events per unit; wanted are %.0f%n", chosen.size(), sum, wanted);
		return chosen;
	}

	/** Of each probe in the output of {@code sonde calls -f json}. */
	private static Map<String, Double> events(Path json) throws IOException {
		Map<String, Double> events = new TreeMap<>();
		for (Matcher probe = COUNTED.matcher(Files.readString(json)); probe.find();) {
			events.put(probe.group(1), Double.parseDouble(probe.group(2)));
		}
		return events;
	}

	/**
	 * A row of a table in Markdown for each result of {@code sonde bench program -f json}, and how far off the estimates are. In
	 * microseconds and kilobytes per unit of work.
	 */
	private static void compare(List<String> results) throws IOException {
		System.out.println(
				"| program, seed | events per unit | without probes | deactivated adds | estimated | events add | estimated | measured ÷ estimated | process | estimated | allocated | estimated |\n|---|---|---|---|---|---|---|---|---|---|---|---|");
		List<Double> ratios = new ArrayList<>();
		for (String file : results) {
			String json = Files.readString(Path.of(file));
			String added = from(json, "id\" : \"events");
			String idle = from(json, "id\" : \"instrumentation");
			String process = from(json, "processCpu\" : \\{\\s+\"measured");
			String allocated = from(json, "allocation\" : \\{\\s+\"measured\" : \\{[^}]*},\\s+\"predicted");
			double ratio = value(added, "measured") / value(added, "predicted");
			ratios.add(ratio);
			System.out.printf("| %s | %.1f | %s | %s | %s | %s | %s | %.2f | %s | %s | %s | %s |%n",
					Path.of(file).getFileName().toString().replaceAll("-cost\\.json$", ""),
					Double.parseDouble(find(json, "\"callsPerUnit\" : ([^,\\s]+)")), micros(from(json, "id\" : \"none"), "threadCpu"),
					micros(idle, "measured"),
					micros(idle, "predicted"), micros(added, "measured"), micros(added, "predicted"), ratio, micros(process, "measured"),
					micros(process, "predicted"), micros(allocated, "measured"), micros(allocated, "predicted"));
		}
		List<Double> errors = ratios.stream().map(ratio -> Math.abs(1 / ratio - 1)).sorted().toList();
		System.out.printf("%d plans, error in the median %.0f %%, at worst %.0f %%; measured ÷ estimated %.2f … %.2f%n", errors.size(),
				100 * errors.get(errors.size() / 2), 100 * errors.getLast(), Collections.min(ratios), Collections.max(ratios));
	}

	private static String from(String json, String begin) {
		Matcher found = Pattern.compile(begin).matcher(json);
		if (!found.find()) {
			throw new IllegalArgumentException("no " + begin);
		}
		return json.substring(found.start());
	}

	private static String find(String json, String pattern) {
		Matcher found = Pattern.compile(pattern).matcher(json);
		return found.find() ? found.group(1) : "";
	}

	private static double value(String json, String figure) {
		return Double.parseDouble(find(json, "\"" + figure + "\" : \\{\\s+\"value\" : ([^,\\s]+)"));
	}

	/** With its interval, if it has one. */
	private static String micros(String json, String figure) {
		String object = find(json, "\"" + figure + "\" : (\\{[^}]*)");
		String low = find(object, "\"low\" : ([^,]+)");
		String value = digits(value(json, figure));
		return low.isEmpty() ? value
				: value + " (" + digits(Double.parseDouble(low)) + " … " + digits(Double.parseDouble(find(object, "\"high\" : ([^,]+)")))
						+ ")";
	}

	private static String digits(double nanos) {
		double micros = nanos / 1000;
		return String.format(Math.abs(micros) < 10 ? "%.2f" : Math.abs(micros) < 100 ? "%.1f" : "%.0f", micros);
	}

	private static void print(List<String> probes) {
		System.out
				.println("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plan:Plan xmi:version=\"2.0\" xmlns:xmi=\"http://www.omg.org/XMI\" "
				+ "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:plan=\"urn:sonde:plan:1\" name=\"watched\">");
		for (String probe : probes) {
			if (probe.startsWith(LIFECYCLE)) {
				System.out.println(
						"  <probes xsi:type=\"plan:LifecycleProbe\" declaringType=\"" + probe.substring(LIFECYCLE.length()) + "\"/>");
			} else {
				String[] words = probe.split(" ");
				int dot = words[2].lastIndexOf('.');
				System.out.println("  <probes xsi:type=\"plan:FieldProbe\" declaringType=\"" + words[2].substring(0, dot)
						+ "\" fieldName=\"" + words[2].substring(dot + 1)
						+ "\" fieldType=\"" + words[1] + "\"/>");
			}
		}
		System.out.println("</plan:Plan>");
	}
}
