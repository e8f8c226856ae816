/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.FormulaEvaluator;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** Fills a sheet, evaluates its formulas, writes and reads it with POI. */
final class PoiProgram implements Program {

	private final List<Order> orders = SampleData.orders(12, 18);

	@Override
	public long unit() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		double sum = 0;
		try (HSSFWorkbook book = new HSSFWorkbook()) {
			Sheet sheet = book.createSheet("Orders");
			for (Order order : orders) {
				int number = order.id() - 1;
				Row row = sheet.createRow(number);
				row.createCell(0).setCellValue(order.product());
				row.createCell(1).setCellValue(order.quantity());
				row.createCell(2).setCellValue(order.price());
				row.createCell(3).setCellFormula("IF(B" + order.id() + ">5,B" + order.id() + "*C" + order.id() + ",0)");
			}
			Row last = sheet.createRow(orders.size());
			last.createCell(3).setCellFormula("SUM(D1:D" + orders.size() + ")+MAX(C1:C" + orders.size() + ")");
			FormulaEvaluator evaluator = book.getCreationHelper().createFormulaEvaluator();
			sum += evaluator.evaluate(last.getCell(3)).getNumberValue();
			book.write(bytes);
		}
		try (HSSFWorkbook book = new HSSFWorkbook(new ByteArrayInputStream(bytes.toByteArray()))) {
			for (Row row : book.getSheetAt(0)) {
				sum += row.getLastCellNum() + (row.getCell(1) == null ? 0 : row.getCell(1).getNumericCellValue());
			}
		}
		return Double.doubleToLongBits(sum);
	}
}
