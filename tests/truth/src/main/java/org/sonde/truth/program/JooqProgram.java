/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.name;
import static org.jooq.impl.DSL.sum;
import static org.jooq.impl.DSL.table;

import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** Builds queries with jOOQ and renders them as SQL. There is no database. */
final class JooqProgram implements Program {

	private final DSLContext postgres = DSL.using(SQLDialect.POSTGRES);
	private final DSLContext mysql = DSL.using(SQLDialect.MYSQL);

	@Override
	public long unit() {
		return 31L * query(postgres, 7).hashCode() + query(mysql, 9).hashCode();
	}

	private static String query(DSLContext context, int least) {
		Table<Record> orders = table(name("orders")).as("o");
		Table<Record> customers = table(name("customers")).as("c");
		Field<Integer> quantity = field(name("o", "quantity"), Integer.class);
		Field<String> customer = field(name("c", "name"), String.class);
		Field<Integer> id = field(name("c", "id"), Integer.class);
		Select<?> query = context.select(customer, sum(quantity).as("pieces"), count()).from(orders)
				.join(customers).on(id.eq(field(name("o", "customer"), Integer.class)))
				.where(quantity.gt(least).and(customer.like("A%").or(customer.in("Ada", "Grace", "Tony"))))
				.and(id.notIn(context.select(field(name("blocked", "id"), Integer.class)).from(table(name("blocked")))))
				.groupBy(customer).having(count().ge(2)).orderBy(customer.asc(), sum(quantity).desc()).limit(20).offset(5);
		return context.renderInlined(query) + query.getBindValues();
	}
}
