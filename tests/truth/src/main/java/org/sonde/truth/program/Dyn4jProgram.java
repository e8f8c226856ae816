/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.dynamics.joint.DistanceJoint;
import org.dyn4j.dynamics.joint.RevoluteJoint;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Ray;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.DetectFilter;
import org.dyn4j.world.World;

/** Drops a heap of bodies and a chain onto the floor with dyn4j, a physics engine, and looks for them with rays. */
final class Dyn4jProgram implements Program {

	private static final int BODIES = 15;
	private static final int LINKS = 4;
	private static final int STEPS = 20;
	private static final int RAYS = 12;

	@Override
	public long unit() {
		World<Body> world = new World<>();
		add(world, Geometry.createRectangle(20, 1), 0, -1, MassType.INFINITE);
		for (int i = 0; i < BODIES; i++) {
			add(world, shape(i), 0.9 * (i % 5) - 2, 0.2 + 1.1 * (i / 5), MassType.NORMAL).setAngularVelocity(i % 3);
		}
		Body before = add(world, Geometry.createSquare(0.5), 4, 4, MassType.INFINITE);
		for (int i = 1; i <= LINKS; i++) {
			Body link = add(world, Geometry.createCapsule(0.8, 0.2), 4 + 0.8 * i, 4, MassType.NORMAL);
			world.addJoint(new RevoluteJoint<>(before, link, new Vector2(3.6 + 0.8 * i, 4)));
			before = link;
		}
		DistanceJoint<Body> spring = new DistanceJoint<>(before, world.getBody(1), before.getWorldCenter(),
				world.getBody(1).getWorldCenter());
		spring.setSpringEnabled(true);
		spring.setSpringFrequency(2);
		world.addJoint(spring);
		world.step(STEPS);
		long sum = 0;
		for (Body body : world.getBodies()) {
			sum = 31 * sum + Double.hashCode(body.getWorldCenter().x) + Double.hashCode(body.getTransform().getRotationAngle())
					+ world.getContacts(body).size();
		}
		for (int i = 0; i < RAYS; i++) {
			Ray ray = new Ray(new Vector2(-6, 0.3 * i), -0.05 * i);
			sum = 31 * sum + world.raycast(ray, 20, new DetectFilter<Body, BodyFixture>(true, true, null)).size();
		}
		return sum;
	}

	private static Body add(World<Body> world, Convex shape, double x, double y, MassType mass) {
		Body body = new Body();
		body.addFixture(shape);
		body.translate(x, y);
		body.setMass(mass);
		world.addBody(body);
		return body;
	}

	private static Convex shape(int number) {
		return switch (number % 4) {
			case 0 -> Geometry.createCircle(0.4);
			case 1 -> Geometry.createRectangle(0.8, 0.6);
			case 2 -> Geometry.createUnitCirclePolygon(5, 0.4);
			default -> Geometry.createCapsule(0.9, 0.5);
		};
	}
}
