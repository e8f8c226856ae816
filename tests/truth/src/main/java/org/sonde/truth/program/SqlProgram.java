/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;

/** Queries and changes two tables of a database in memory. Each unit leaves the tables as it found them. */
final class SqlProgram implements Program {

	private static final int CUSTOMERS = 100;
	private static final int ORDERS = 1000;
	private static final int NEW_ORDER = ORDERS + 1;

	private final Connection connection;
	private final PreparedStatement byCustomer;
	private final PreparedStatement totals;
	private final PreparedStatement update;
	private final PreparedStatement insert;
	private final PreparedStatement delete;

	/** The driver is given, because the driver manager would load the drivers of all databases. */
	SqlProgram(Driver driver, String url) throws SQLException {
		connection = driver.connect(url, new Properties());
		try (Statement statement = connection.createStatement()) {
			statement.execute("CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(60) NOT NULL)");
			statement.execute("CREATE TABLE orders (id INTEGER PRIMARY KEY, customer INTEGER NOT NULL, "
					+ "product VARCHAR(60), quantity INTEGER, price DOUBLE PRECISION)");
			statement.execute("CREATE INDEX orders_by_customer ON orders (customer)");
			statement.execute("CREATE INDEX customers_by_name ON customers (name)");
		}
		insert = connection.prepareStatement("INSERT INTO orders VALUES (?, ?, ?, ?, ?)");
		try (PreparedStatement customer = connection.prepareStatement("INSERT INTO customers VALUES (?, ?)")) {
			for (int id = 1; id <= CUSTOMERS; id++) {
				customer.setInt(1, id);
				customer.setString(2, "Customer " + id);
				customer.executeUpdate();
			}
		}
		List<Order> orders = SampleData.orders(ORDERS, 1);
		for (Order order : orders) {
			insert(order.id(), 1 + order.id() % CUSTOMERS, order);
		}
		byCustomer = connection.prepareStatement(
				"SELECT o.id, o.product, o.quantity * o.price FROM orders o JOIN customers c ON c.id = o.customer "
						+ "WHERE c.name = ? ORDER BY o.product, o.id");
		totals = connection.prepareStatement(
				"SELECT customer, SUM(quantity), COUNT(*) FROM orders WHERE customer BETWEEN ? AND ? "
						+ "GROUP BY customer HAVING SUM(quantity) > 3 ORDER BY customer");
		update = connection.prepareStatement("UPDATE orders SET quantity = ? WHERE id = ?");
		delete = connection.prepareStatement("DELETE FROM orders WHERE id = ?");
	}

	@Override
	public long unit() throws SQLException {
		long sum = insert(NEW_ORDER, 7, new Order(NEW_ORDER, "", "new", 3, 2.5, ""));
		for (int customer = 5; customer <= 50; customer += 5) {
			byCustomer.setString(1, "Customer " + customer);
			try (ResultSet rows = byCustomer.executeQuery()) {
				while (rows.next()) {
					sum = 31 * sum + rows.getInt(1) + rows.getString(2).hashCode() + Math.round(100 * rows.getDouble(3));
				}
			}
		}
		totals.setInt(1, 5);
		totals.setInt(2, 10);
		try (ResultSet rows = totals.executeQuery()) {
			while (rows.next()) {
				sum = 31 * sum + rows.getInt(1) + rows.getInt(2) + rows.getInt(3);
			}
		}
		update.setInt(1, 4);
		update.setInt(2, NEW_ORDER);
		sum += update.executeUpdate();
		delete.setInt(1, NEW_ORDER);
		return sum + delete.executeUpdate();
	}

	private int insert(int id, int customer, Order order) throws SQLException {
		insert.setInt(1, id);
		insert.setInt(2, customer);
		insert.setString(3, order.product());
		insert.setInt(4, order.quantity());
		insert.setDouble(5, order.price());
		return insert.executeUpdate();
	}

	@Override
	public void close() throws SQLException {
		// The databases of some libraries outlive their last connection.
		try (connection; Statement statement = connection.createStatement()) {
			statement.execute("DROP TABLE orders");
			statement.execute("DROP TABLE customers");
		}
	}
}
