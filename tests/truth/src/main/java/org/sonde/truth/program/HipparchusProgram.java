/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.hipparchus.ode.ODEState;
import org.hipparchus.ode.ODEStateAndDerivative;
import org.hipparchus.ode.OrdinaryDifferentialEquation;
import org.hipparchus.ode.nonstiff.DormandPrince853Integrator;
import org.hipparchus.ode.nonstiff.ClassicalRungeKuttaIntegrator;

/** Integrates an orbit with Hipparchus. */
final class HipparchusProgram implements Program {

	private static final class Orbit implements OrdinaryDifferentialEquation {

		@Override
		public int getDimension() {
			return 4;
		}

		@Override
		public double[] computeDerivatives(double time, double[] state) {
			double cube = Math.pow(state[0] * state[0] + state[1] * state[1], 1.5);
			return new double[] { state[2], state[3], -state[0] / cube, -state[1] / cube };
		}
	}

	private final Orbit orbit = new Orbit();
	private final ODEState start = new ODEState(0, new double[] { 1, 0, 0, 1.2 });

	@Override
	public long unit() {
		ODEStateAndDerivative adaptive = new DormandPrince853Integrator(1e-6, 1, 1e-9, 1e-9).integrate(orbit, start, 20);
		ODEStateAndDerivative fixed = new ClassicalRungeKuttaIntegrator(0.05).integrate(orbit, start, 10);
		return Double.doubleToLongBits(adaptive.getPrimaryState()[0] + fixed.getPrimaryState()[1]);
	}
}
