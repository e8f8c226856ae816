/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.jcodec.codecs.h264.H264Encoder;
import org.jcodec.codecs.prores.ProresDecoder;
import org.jcodec.codecs.prores.ProresEncoder;
import org.jcodec.codecs.vpx.VP8Encoder;
import org.jcodec.common.Codec;
import org.jcodec.common.MuxerTrack;
import org.jcodec.common.VideoCodecMeta;
import org.jcodec.common.VideoEncoder;
import org.jcodec.common.io.ByteBufferSeekableByteChannel;
import org.jcodec.common.model.ColorSpace;
import org.jcodec.common.model.Packet;
import org.jcodec.common.model.Picture;
import org.jcodec.containers.mp4.demuxer.MP4Demuxer;
import org.jcodec.containers.mp4.muxer.MP4Muxer;
import org.jcodec.scale.ColorUtil;

/** Compresses a short film as H.264 in an MP4 file with JCodec and splits it; compresses pictures as VP8 and ProRes, and decodes one. */
final class JcodecProgram implements Program {

	private static final int WIDTH = 48;
	private static final int HEIGHT = 32;
	private static final int CAPACITY = 1 << 16;

	private final Picture[] film = { picture(0), picture(3), picture(5) };
	private final ByteBuffer file = ByteBuffer.allocate(CAPACITY);
	private final ByteBuffer frame = ByteBuffer.allocate(CAPACITY);

	/** Returns stripes and noise, which move with the offset. Samples are bytes from -128. */
	private static Picture picture(int offset) {
		Picture picture = Picture.create(WIDTH, HEIGHT, ColorSpace.RGB);
		byte[] samples = picture.getPlaneData(0);
		for (int i = 0; i < samples.length; i++) {
			int x = i / 3 % WIDTH + offset;
			int y = i / 3 / WIDTH;
			samples[i] = (byte) ((x * x / 4 + y * (i % 3 + 2)) % 200 + x * 31 % 17 - 128);
		}
		return picture;
	}

	@Override
	public long unit() throws IOException {
		ByteBufferSeekableByteChannel written = ByteBufferSeekableByteChannel.writeToByteBuffer(file.clear());
		MP4Muxer muxer = MP4Muxer.createMP4MuxerToChannel(written);
		MuxerTrack track = muxer.addVideoTrack(Codec.H264,
				VideoCodecMeta.createSimpleVideoCodecMeta(film[0].getSize(), ColorSpace.YUV420J));
		H264Encoder encoder = H264Encoder.createH264Encoder();
		for (int i = 0; i < film.length; i++) {
			VideoEncoder.EncodedFrame encoded = encoder.encodeFrame(converted(film[i], ColorSpace.YUV420J), frame.clear());
			track.addFrame(Packet.createPacket(encoded.getData(), i, 25, 1, i,
					encoded.isKeyFrame() ? Packet.FrameType.KEY : Packet.FrameType.INTER, null));
		}
		muxer.finish();
		long sum = 0;
		try (MP4Demuxer demuxer = MP4Demuxer.createMP4Demuxer(ByteBufferSeekableByteChannel.readFromByteBuffer(written.getContents()))) {
			for (Packet packet = demuxer.getVideoTrack().nextFrame(); packet != null; packet = demuxer.getVideoTrack().nextFrame()) {
				sum = 31 * sum + packet.getData().hashCode() + packet.getPts();
			}
		}
		ByteBuffer encoded = VP8Encoder.createVP8Encoder(20).encodeFrame(converted(film[0], ColorSpace.YUV420), frame.clear()).getData();
		sum = 31 * sum + encoded.hashCode();
		encoded = new ProresEncoder(ProresEncoder.Profile.STANDARD, false).encodeFrame(converted(film[1], ColorSpace.YUV422), frame.clear())
				.getData();
		Picture decoded = new ProresDecoder().decodeFrame(encoded, Picture.create(WIDTH, HEIGHT, ColorSpace.YUV422).getData());
		return 31 * sum + ByteBuffer.wrap(converted(decoded, ColorSpace.RGB).getPlaneData(0)).hashCode();
	}

	private static Picture converted(Picture picture, ColorSpace color) {
		Picture converted = Picture.create(picture.getWidth(), picture.getHeight(), color);
		ColorUtil.getTransform(picture.getColor(), color).transform(picture, converted);
		return converted;
	}
}
