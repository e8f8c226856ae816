/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.PlanarYUVLuminanceSource;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.google.zxing.qrcode.QRCodeWriter;

/** Writes a QR code with ZXing and reads it again from its picture. */
final class ZxingProgram implements Program {

	private static final int SIZE = 120;
	private static final String TEXT = "https://example.org/orders/4711?customer=Ada&pieces=17";

	@Override
	public long unit() throws Exception {
		BitMatrix code = new QRCodeWriter().encode(TEXT, BarcodeFormat.QR_CODE, SIZE, SIZE);
		byte[] picture = new byte[SIZE * SIZE];
		for (int y = 0; y < SIZE; y++) {
			for (int x = 0; x < SIZE; x++) {
				picture[y * SIZE + x] = (byte) (code.get(x, y) ? 0 : 255);
			}
		}
		PlanarYUVLuminanceSource source = new PlanarYUVLuminanceSource(picture, SIZE, SIZE, 0, 0, SIZE, SIZE, false);
		return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText().hashCode();
	}
}
