/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandOptions;
import org.sonde.cli.shared.Failures;
import org.sonde.common.jvm.JmxConnection;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;

import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Which program, and who asks. */
public final class ObjectsOptions extends CommandOptions {
	@Parameters(index = "0", arity = "0..1", paramLabel = "PROGRAM",
			description = "The program: process id or main class of one of yours on this machine, HOST:PORT, or a URL of JMX. Without it, the running JVMs are listed.")
	private String program;

	@Option(names = "--user", paramLabel = "NAME", description = "The user, if the program asks for a password.")
	private String user;

	@Option(names = "--password-file", paramLabel = "FILE",
			description = "A file whose first line is the password. Let nobody else read it.")
	private Path passwordFile;

	ObjectsConnection open() throws ObjectsException, Failures.Failed {
		if (program == null) {
			List<RunningJvm> running = RunningJvm.onThisMachine();
			throw new ParameterException(command(), "PROGRAM is missing. " + (running.isEmpty()
					? "No other JVM of yours runs on this machine"
					: "Running on this machine: "
							+ running.stream().map(jvm -> (jvm.pid() + " " + jvm.program()).strip()).collect(Collectors.joining("; "))));
		}
		if ((user == null) != (passwordFile == null)) {
			throw new ParameterException(command(), "--user and --password-file belong together");
		}
		return ObjectsConnection.open(program, user == null ? Optional.empty() : Optional.of(new JmxConnection.User(user, password())));
	}

	private String password() throws Failures.Failed {
		try {
			return Files.readString(passwordFile).lines().findFirst().orElse("");
		} catch (IOException e) {
			throw Failures.Failed.unreadable(passwordFile, e);
		}
	}
}
