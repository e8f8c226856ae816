/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.WKTReader;
import org.locationtech.jts.io.WKTWriter;

/** Overlays, buffers, writes and reads polygons with JTS. */
final class JtsProgram implements Program {

	private final GeometryFactory factory = new GeometryFactory();
	private final Geometry first = star(0, 0, 9);
	private final Geometry second = star(3, 2, 7);

	private Geometry star(double x, double y, int points) {
		Coordinate[] corners = new Coordinate[2 * points + 1];
		for (int corner = 0; corner < 2 * points; corner++) {
			double radius = corner % 2 == 0 ? 10 : 5;
			double angle = Math.PI * corner / points;
			corners[corner] = new Coordinate(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
		}
		corners[2 * points] = corners[0];
		return factory.createPolygon(corners);
	}

	@Override
	public long unit() throws Exception {
		Geometry both = first.intersection(second);
		Geometry ring = first.union(second).difference(both.buffer(0.5, 2));
		Geometry read = new WKTReader(factory).read(new WKTWriter().write(ring));
		return Double.doubleToLongBits(read.getArea() + both.convexHull().getLength() + (first.covers(both) ? 1 : 0));
	}
}
