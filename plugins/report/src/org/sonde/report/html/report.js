/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 *
 * Draws the charts. Every text and number but the marks on the axes comes ready from the data; it is drawn as SVG text, never put into the page as markup.
 */
(function () {
	'use strict';

	const charts = JSON.parse(document.getElementById('chart-data').textContent);
	const SYMBOLS = { adopted: 'circle', rejected: 'diamond', none: 'rect' };
	const drawn = [];
	/** Of texts of 12 pixels. ECharts would take the width of a Chinese character, which is wrong where no font has it. */
	const LINE_HEIGHT = 15;

	/** The colours of the style sheet, as they are now. */
	function colours() {
		const style = getComputedStyle(document.documentElement);
		const of = name => style.getPropertyValue('--' + name).trim();
		return { paper: of('paper'), ink: of('ink'), quiet: of('quiet'), line: of('line'), mark: of('mark'), strong: of('mark-strong'),
			adopted: of('adopted'), rejected: of('rejected') };
	}

	function colourOf(row, c) {
		return row.verdict === 'adopted' ? c.adopted : row.verdict === 'rejected' ? c.rejected : c.mark;
	}

	function symbol(row, c) {
		const colour = colourOf(row, c);
		const hollow = row.verdict === 'rejected';
		return { symbol: SYMBOLS[row.verdict], itemStyle: { color: hollow ? c.paper : colour, borderColor: colour, borderWidth: hollow ? 2 : 0 } };
	}

	function axis(c, more) {
		return Object.assign({
			axisLine: { show: true, lineStyle: { color: c.quiet } },
			axisLabel: { color: c.quiet, fontSize: 12 },
			axisTick: { lineStyle: { color: c.quiet } },
			splitLine: { lineStyle: { color: c.line } },
			nameTextStyle: { color: c.ink, fontSize: 12, lineHeight: LINE_HEIGHT },
		}, more);
	}

	/** A line between two points given as [x, y], with caps across it. */
	function errorBar(api, from, to, width, cap, colour) {
		const a = api.coord(from);
		const b = api.coord(to);
		const flat = from[1] === to[1];
		const line = (x1, y1, x2, y2) => ({ type: 'line', shape: { x1, y1, x2, y2 }, style: { stroke: colour, lineWidth: width }, silent: true });
		const parts = [line(a[0], a[1], b[0], b[1])];
		if (cap > 0) {
			for (const end of [a, b]) {
				parts.push(flat ? line(end[0], end[1] - cap, end[0], end[1] + cap) : line(end[0] - cap, end[1], end[0] + cap, end[1]));
			}
		}
		return { type: 'group', children: parts };
	}

	function bars(rows, ends, width, cap, c, z) {
		return {
			type: 'custom', silent: true, z: z, clip: true,
			data: rows.map((row, i) => [i]),
			renderItem: function (params, api) {
				const row = rows[params.dataIndex];
				const pair = ends(row, params.dataIndex);
				return pair && errorBar(api, pair[0], pair[1], width, cap, width > 2 ? c.strong : colourOf(row, c));
			},
		};
	}

	/** A row per name from top to bottom: its name, a point with its intervals, its number. */
	function rowsOption(chart, c, width) {
		const rows = chart.rows;
		const most = Math.max(...rows.map(row => Math.max(row.x, row.high === null ? row.x : row.high, row.innerHigh === null ? row.x : row.innerHigh)));
		// What is added may be less than nothing, by chance.
		const least = Math.min(0, ...rows.map(row => Math.min(row.x, row.low === null ? row.x : row.low, row.innerLow === null ? row.x : row.innerLow)));
		const narrow = width < 640;
		const left = Math.min(narrow ? Math.round(width * 0.4) : 260, 24 + 7 * Math.max(...rows.map(row => row.name.length)));
		const right = narrow ? 16 : 24 + 7 * Math.max(...rows.map(row => row.brief.length));
		const names = (texts, position, size, colour) => axis(c, {
			type: 'category', inverse: true, position: position, data: texts, splitLine: { show: false }, axisTick: { show: false },
			axisLine: { show: position === 'left', onZero: false, lineStyle: { color: c.quiet } },
			axisLabel: { color: colour, fontSize: 12, interval: 0, width: size - 16, overflow: narrow ? 'break' : 'truncate' },
		});
		return {
			grid: { left: left, right: right, top: 8, bottom: 48 },
			xAxis: axis(c, { type: 'value', min: least * 1.04, max: most > 0 ? most * 1.04 : 1, name: chart.xName, nameLocation: 'middle', nameGap: 30,
				axisLabel: { color: c.quiet, fontSize: 12, showMinLabel: least === 0, showMaxLabel: false, formatter: value => String(value) } }),
			yAxis: narrow ? names(rows.map(row => row.name), 'left', left, c.ink)
				: [names(rows.map(row => row.name), 'left', left, c.ink), names(rows.map(row => row.brief), 'right', right, c.quiet)],
			series: [
				bars(rows, (row, i) => row.low === null ? null : [[row.low, i], [row.high, i]], 1.5, 5, c, 2),
				bars(rows, (row, i) => row.innerLow === null ? null : [[row.innerLow, i], [row.innerHigh, i]], 5, 0, c, 3),
				{ type: 'scatter', z: 4, symbolSize: 10, data: rows.map((row, i) => Object.assign({ value: [row.x, i] }, symbol(row, c))) },
			],
		};
	}

	/** An arrow from each point to the next one of the series. */
	function arrows(rows, c) {
		return {
			type: 'custom', silent: true, z: 2, clip: true, data: rows.slice(1).map((row, i) => [i]),
			renderItem: function (params, api) {
				const a = api.coord([rows[params.dataIndex].x, rows[params.dataIndex].y]);
				const b = api.coord([rows[params.dataIndex + 1].x, rows[params.dataIndex + 1].y]);
				const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
				if (length < 40) {
					return { type: 'group', children: [] }; // the marks lie side by side
				}
				const dx = (b[0] - a[0]) / length, dy = (b[1] - a[1]) / length;
				const tip = [b[0] - 13 * dx, b[1] - 13 * dy];
				return { type: 'group', children: [
					{ type: 'line', shape: { x1: a[0] + 11 * dx, y1: a[1] + 11 * dy, x2: tip[0] - 6 * dx, y2: tip[1] - 6 * dy }, style: { stroke: c.quiet }, silent: true },
					{ type: 'polygon', shape: { points: [tip, [tip[0] - 8 * dx - 3.5 * dy, tip[1] - 8 * dy + 3.5 * dx],
						[tip[0] - 8 * dx + 3.5 * dy, tip[1] - 8 * dy - 3.5 * dx]] }, style: { fill: c.quiet }, silent: true },
				] };
			},
		};
	}

	/** Steps from mark to mark of the Pareto front; what lies above and to the right of them is dominated. */
	function frontLine(rows, c) {
		const front = rows.filter(row => row.front).sort((one, other) => one.x - other.x);
		return { type: 'line', step: 'end', silent: true, symbol: 'none', z: 1, data: front.map(row => [row.x, row.y]), tooltip: { show: false },
			lineStyle: { type: 'dotted', color: c.quiet, width: 1.2 } };
	}

	/** Rings around the marks of the front. */
	function rings(rows, c) {
		return { type: 'scatter', silent: true, z: 3, symbol: 'circle', symbolSize: 21, tooltip: { show: false },
			itemStyle: { color: 'transparent', borderColor: c.ink, borderWidth: 1 }, data: rows.filter(row => row.front).map(row => [row.x, row.y]) };
	}

	/** A value upwards per name, in order. */
	function stepsOption(chart, c) {
		const ys = chart.rows.map(row => row.y);
		const least = Math.min(...ys), most = Math.max(...ys);
		return {
			grid: { left: 12, right: 24, top: 52, bottom: 12, containLabel: true },
			xAxis: axis(c, { type: 'category', data: chart.rows.map(row => row.name), splitLine: { show: false },
				axisLabel: { color: c.quiet, fontSize: 12, rotate: chart.rows.length > 8 ? 60 : 0, interval: 0 } }),
			yAxis: axis(c, { type: 'value', min: 0, max: bound(most), name: inTwoLines(chart.yName), nameLocation: 'end',
				nameTextStyle: { color: c.ink, fontSize: 12, lineHeight: LINE_HEIGHT, align: 'left', padding: [0, 0, 4, -30] },
				axisLabel: { color: c.quiet, fontSize: 12, showMaxLabel: false, formatter: value => String(value) } }),
			series: [{ type: 'line', symbolSize: 9, showAllSymbol: true, lineStyle: { color: c.quiet, width: 1 },
				data: chart.rows.map(row => Object.assign({ value: row.y }, symbol(row, c))) }],
		};
	}

	/** The name of an axis upwards, with its unit in a line of its own: charts stand side by side. */
	function inTwoLines(name) {
		return name.replace(' [', '\n[');
	}

	/** Above the largest value, with few digits: the label of an axis' end takes room even where it is not shown. */
	function bound(most) {
		return most > 0 ? rounded(most * 1.15, Math.pow(10, Math.floor(Math.log10(most)) - 1), Math.ceil) : 1;
	}

	/** The multiple of the step next to a value, without what binary arithmetic leaves behind. */
	function rounded(value, step, towards) {
		return Number((towards(value / step) * step).toPrecision(12));
	}

	/** Points with intervals; what lacks a coordinate is a dashed line. */
	function planeOption(chart, c) {
		const whole = chart.rows.filter(row => row.x !== null && row.y !== null);
		const level = chart.rows.filter(row => row.x === null && row.y !== null);
		const upright = chart.rows.filter(row => row.x !== null && row.y === null);
		const xs = chart.rows.filter(row => row.x !== null).map(row => row.x);
		// From 0, unless the tunings lie so near to each other that they could not be distinguished.
		const least = Math.min(...xs), span = Math.max(...xs) - least;
		const near = span > 0 && least >= 0.8 * (least + span);
		const step = Math.pow(10, Math.floor(Math.log10(span || 1)));
		const from = near ? rounded(least - span / 4, step, Math.floor) : 0;
		const to = near ? rounded(least + 1.25 * span, step, Math.ceil) : bound(Math.max(...xs));
		const ys = chart.rows.filter(row => row.y !== null).map(row => row.high === null ? row.y : row.high);
		const lows = chart.rows.filter(row => row.y !== null).map(row => row.low === null ? row.y : row.low);
		const logarithmic = Boolean(chart.logarithmic) && Math.min(...lows) > 0;
		const values = logarithmic ? { type: 'log', min: roundDown(Math.min(...lows)), max: roundUp(Math.max(...ys)) } : { type: 'value', min: 0, max: bound(Math.max(...ys)) };
		// Not where the arrow to the mark comes from, and not where the chart ends.
		const onTheLeft = (row, i) => i > 0 ? whole[i - 1].x > row.x : row.x > (from + to) / 2 && row.name.length > 5;
		const dashed = { type: 'dashed', color: c.quiet, width: 1 };
		const text = (row, position) => ({ show: true, formatter: () => row.name, position: position, color: c.quiet, fontSize: 12, lineHeight: LINE_HEIGHT });
		return {
			grid: { left: 12, right: 16, top: 52, bottom: 44, containLabel: true },
			xAxis: axis(c, { type: 'value', min: from, max: to, name: chart.xName, nameLocation: 'middle', nameGap: 30,
				axisLabel: { color: c.quiet, fontSize: 12, showMaxLabel: false, formatter: value => String(value) } }),
			yAxis: axis(c, Object.assign(values, { name: inTwoLines(chart.yName + (logarithmic ? ', logarithmic' : '')), nameLocation: 'end',
				nameTextStyle: { color: c.ink, fontSize: 12, lineHeight: LINE_HEIGHT, align: 'left', padding: [0, 0, 4, -30] }, axisLabel: { color: c.quiet, fontSize: 12,
				showMaxLabel: logarithmic, formatter: value => String(value) } })),
			series: [
				bars(whole, row => row.low === null ? null : [[row.x, row.low], [row.x, row.high]], 1.5, 5, c, 2),
				bars(whole, row => row.xLow === null ? null : [[row.xLow, row.y], [row.xHigh, row.y]], 1.5, 5, c, 2),
				arrows(whole, c), frontLine(whole, c), rings(whole, c),
				{
					type: 'scatter', z: 4, symbolSize: 11,
					data: whole.map((row, i) => Object.assign({ value: [row.x, row.y], label: { position: onTheLeft(row, i) ? 'left' : 'right' } }, symbol(row, c))),
					label: { show: true, distance: 10, color: c.ink, fontSize: 12, lineHeight: LINE_HEIGHT, formatter: p => whole[p.dataIndex].name },
					labelLayout: { moveOverlap: 'shiftY', dy: -9 },
					markLine: {
						silent: true, symbol: 'none', lineStyle: dashed, animation: false,
						data: level.map(row => ({ yAxis: row.y, label: text(row, 'insideStartTop') }))
							.concat(upright.map(row => ({ xAxis: row.x, label: text(row, 'insideEndTop') }))),
					},
				},
			],
		};
	}

	/** A figure in revision after revision; a gap where there is nothing to measure. */
	function lineOption(chart, c) {
		const known = chart.values.filter(value => value !== null);
		const least = Math.min(...known), most = Math.max(...known), span = most - least;
		// From 0, unless the figures lie so near to each other that they could not be distinguished.
		const near = span > 0 && least >= 0.8 * most;
		return {
			grid: { left: 12, right: 24, top: 16, bottom: 12, containLabel: true },
			xAxis: axis(c, { type: 'category', data: chart.names, boundaryGap: false, splitLine: { show: false },
				axisLabel: { color: c.quiet, fontSize: 12, hideOverlap: true, width: 90, overflow: 'truncate' } }),
			yAxis: axis(c, { type: 'value', scale: near, min: near ? undefined : 0, axisLabel: { color: c.quiet, fontSize: 12 } }),
			series: [{ type: 'line', data: chart.values, connectNulls: false, symbolSize: known.length > 60 ? 3 : 7, showAllSymbol: true,
				lineStyle: { color: c.mark, width: 2 }, itemStyle: { color: c.mark } }],
		};
	}

	/** Okabe and Ito's colours, in an order in which neighbours differ in lightness, too. */
	const SERIES = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'];

	function legend(chart, c) {
		return { type: 'scroll', top: 0, left: 0, textStyle: { color: c.ink, fontSize: 12 }, itemWidth: 16, itemHeight: 10, data: chart.series.map(one => one.name) };
	}

	/** Thick lines across the bars that are longer than what was measured, where that ends. */
	function measuredMarks(chart, c) {
		const marks = chart.measured.map((x, bar) => [x, bar]).filter(mark => mark[0] !== null);
		return {
			type: 'custom', silent: true, z: 4, clip: true, data: marks,
			renderItem: function (params, api) {
				const [x, y] = api.coord(marks[params.dataIndex]);
				return { type: 'line', shape: { x1: x, y1: y - 16, x2: x, y2: y + 16 }, style: { stroke: c.ink, lineWidth: 3 }, silent: true };
			},
		};
	}

	/** Bars from left to right, made up of parts; at the end of each part the interval of what was measured up to there. */
	function stackOption(chart, c, width) {
		const left = Math.min(Math.round(width * 0.35), 24 + 7 * Math.max(...chart.names.map(name => name.length)));
		const ends = chart.series.flatMap(one => one.points.map((spot, bar) => ({ bar: bar, low: spot.low, high: spot.high }))).filter(end => end.low !== null);
		const most = Math.max(...ends.map(end => end.high), ...chart.names.map((name, bar) => chart.series.reduce((sum, one) => sum
			+ (one.points[bar] ? one.points[bar].y || 0 : 0), 0)));
		return {
			legend: legend(chart, c),
			grid: { left: left, right: 24, top: 32, bottom: 48 },
			xAxis: axis(c, { type: 'value', min: 0, max: most > 0 ? most * 1.04 : 1, axisLabel: { color: c.quiet, fontSize: 12, showMaxLabel: false,
				formatter: value => String(value) }, name: chart.xName, nameLocation: 'middle', nameGap: 30 }),
			yAxis: axis(c, { type: 'category', inverse: true, data: chart.names, splitLine: { show: false }, axisTick: { show: false },
				axisLabel: { color: c.ink, fontSize: 12, width: left - 16, overflow: 'truncate' } }),
			series: chart.series.map((one, i) => ({ type: 'bar', name: one.name, stack: 'all', barMaxWidth: 24, itemStyle: { color: SERIES[i % SERIES.length] },
				data: one.points.map(spot => spot.y) })).concat([
				bars(ends, end => [[end.low, end.bar], [end.high, end.bar]], 1.5, 5, Object.assign({}, c, { mark: c.ink }), 3),
				measuredMarks(chart, c) ]),
		};
	}

	/** Lines over a number, with intervals. */
	function curvesOption(chart, c) {
		const many = Math.max(...chart.series.map(one => one.points.length)) > 60;
		return {
			legend: legend(chart, c),
			grid: { left: 12, right: 24, top: 56, bottom: 44, containLabel: true },
			xAxis: axis(c, { type: 'value', name: chart.xName, nameLocation: 'middle', nameGap: 30 }),
			// The first calls of a fork take a thousand times as long as the last ones.
			yAxis: axis(c, { type: many ? 'log' : 'value', min: many ? undefined : 0, name: chart.yName, nameLocation: 'end',
				nameTextStyle: { color: c.ink, fontSize: 12, lineHeight: LINE_HEIGHT, align: 'left', padding: [0, 0, 4, -30] } }),
			series: chart.series.map((one, i) => ({ type: 'line', name: one.name, showSymbol: !many, symbolSize: 7, lineStyle: { width: many ? 1 : 2 },
				itemStyle: { color: SERIES[i % SERIES.length] }, data: one.points.map(spot => [spot.x, many && spot.y <= 0 ? null : spot.y]) })).concat(
				chart.series.map((one, i) => bars(one.points.filter(spot => spot.low !== null), spot => [[spot.x, spot.low], [spot.x, spot.high]], 1.5, 4,
					Object.assign({}, c, { mark: SERIES[i % SERIES.length] }), 3))),
		};
	}

	function option(chart, width) {
		const c = colours();
		const made = chart.type === 'rows' ? rowsOption(chart, c, width) : chart.type === 'line' ? lineOption(chart, c)
			: chart.type === 'steps' ? stepsOption(chart, c)
			: chart.type === 'stack' ? stackOption(chart, c, width) : chart.type === 'curves' ? curvesOption(chart, c) : planeOption(chart, c);
		made.animation = false;
		made.aria = { enabled: true, label: { description: chart.description } };
		made.textStyle = { fontFamily: getComputedStyle(document.body).fontFamily };
		made.tooltip = {
			// Rich text is drawn as SVG: a name in it cannot become markup.
			trigger: 'item', renderMode: 'richText', backgroundColor: c.paper, borderColor: c.line,
			textStyle: { color: c.ink, fontSize: 12 },
			formatter: p => {
				if (chart.type === 'line') {
					return chart.labels[p.dataIndex];
				}
				if (chart.series) {
					const spot = chart.series[p.seriesIndex] && chart.series[p.seriesIndex].points[p.dataIndex];
					return spot ? spot.label || p.seriesName : '';
				}
				const rows = chart.type === 'plane' ? chart.rows.filter(row => row.x !== null && row.y !== null) : chart.rows;
				const row = rows[p.dataIndex];
				return row ? [row.name, row.label, row.verdict === 'none' ? '' : row.verdict, row.standing].filter(line => line).join('\n') : '';
			},
		};
		return made;
	}

	function height(chart) {
		return chart.type === 'rows' ? 56 + 34 * chart.rows.length : chart.type === 'stack' ? 96 + 40 * chart.names.length : 320;
	}

	/** The largest of 1, 2, 5, 10 … below. */
	function roundDown(value) {
		const decade = Math.pow(10, Math.floor(Math.log10(value)));
		return [5, 2, 1].map(factor => factor * decade).find(step => step <= value);
	}

	/** The least of 1, 2, 5, 10 … above. */
	function roundUp(value) {
		const decade = Math.pow(10, Math.floor(Math.log10(value)));
		return [1, 2, 5, 10].map(factor => factor * decade).find(step => step >= value);
	}

	/** Shows the row of the table that a mark belongs to. */
	function choose(chart, params) {
		const rows = chart.type === 'plane' ? chart.rows.filter(row => row.x !== null && row.y !== null) : chart.rows;
		const row = rows[params.dataIndex];
		const at = row && chart.key ? document.getElementById(chart.key + '-' + chart.rows.indexOf(row)) : null;
		if (at) {
			document.querySelectorAll('tr.chosen').forEach(old => old.classList.remove('chosen'));
			at.classList.add('chosen');
			at.scrollIntoView({ block: 'nearest' });
		}
	}

	/** What a sheet of A4 or letter has room for between its margins, in pixels; charts stand two in a row there. */
	const PAPER = 660;

	function draw() {
		const paper = 'paper' in document.documentElement.dataset;
		for (const entry of drawn) {
			const width = !paper ? 'auto' : entry.place.closest('.charts') ? PAPER / 2 - 12 : PAPER;
			entry.instance.resize({ width: width, height: height(entry.chart) });
			entry.instance.setOption(option(entry.chart, entry.instance.getWidth()), true);
		}
	}

	for (const chart of charts) {
		const place = document.getElementById(chart.id);
		place.style.height = height(chart) + 'px';
		const article = place.closest('article[id^="series-"]');
		chart.key = article && 'tuning-' + article.id.slice('series-'.length);
		const instance = echarts.init(place, null, { renderer: 'svg' });
		instance.on('click', { seriesType: 'scatter' }, params => choose(chart, params));
		drawn.push({ chart: chart, place: place, instance: instance });
	}
	draw();

	for (const box of document.querySelectorAll('input[data-series]')) {
		box.closest('.controls').hidden = false;
		box.addEventListener('change', () => {
			for (const entry of drawn) {
				if (entry.chart.key === 'tuning-' + box.dataset.series) {
					entry.chart.logarithmic = box.checked;
				}
			}
			draw();
		});
	}

	/** The parts of the pictures of calls: their figures are the title, which starts with the name. A box may stand for others, its members. */
	const parts = [...document.querySelectorAll('.calls svg g')].map(group => ({ group: group,
		name: (group.querySelector('title').textContent + '\n' + (group.dataset.members ?? '')).toLowerCase() }));
	/** Scrolls a picture to one of its parts. The page, and so the field, stays. */
	const reveal = group => {
		const picture = group.closest('.scroll');
		const [part, room] = [group, picture].map(one => one.getBoundingClientRect());
		if (part.left < room.left || part.right > room.right) {
			picture.scrollLeft += (part.left + part.right - room.left - room.right) / 2;
		}
		if (part.top < room.top || part.bottom > room.bottom) {
			picture.scrollTop += (part.top + part.bottom - room.top - room.bottom) / 2;
		}
	};
	const find = () => {
		for (const field of document.querySelectorAll('input[data-calls]')) {
			const text = field.value.trim().toLowerCase();
			const found = [];
			for (const part of parts) {
				const hit = text === '' || part.name.includes(text);
				part.group.toggleAttribute('data-dim', !hit);
				if (hit && part.group.closest('[hidden]') === null) {
					found.push(part.group);
				}
			}
			field.closest('.controls').querySelector('[data-found]').textContent = text === '' ? '' : found.length + ' found';
			if (text !== '') {
				const pictures = new Set(found.map(group => group.closest('.scroll')));
				pictures.forEach(picture => reveal(found.find(group => picture.contains(group))));
			}
		}
	};
	for (const field of document.querySelectorAll('input[data-calls]')) {
		field.closest('.controls').hidden = false;
		field.addEventListener('input', find);
	}

	/** Of several pictures of the same kind one is shown, of the user's choice. Without a script, all are. */
	for (const list of document.querySelectorAll('select[data-choose]')) {
		const pictures = [...list.closest('figure').querySelectorAll('[data-choice]')];
		const show = () => pictures.forEach((picture, place) => { picture.hidden = place !== list.selectedIndex; });
		pictures.forEach(picture => list.add(new Option(picture.dataset.choice)));
		list.closest('label').hidden = pictures.length < 2;
		list.closest('.controls').hidden = false;
		list.addEventListener('change', () => {
			show();
			find();
		});
		show();
	}

	/**
	 * Gives a call of the call trees the whole width; those above it have it, too, and others beside it are hidden. Keyboard and screen reader
	 * meet them as a tree: the arrow keys go to callers, callees and neighbours, Enter zooms, Escape goes back.
	 */
	for (const svg of document.querySelectorAll('.calls svg.sonde-icicle')) {
		const frames = [...svg.querySelectorAll('g')].map(group => {
			const box = group.querySelector('rect');
			const text = group.querySelector('text');
			return { group: group, box: box, text: text, x: Number(box.getAttribute('x')), width: Number(box.getAttribute('width')), y: Number(box.getAttribute('y')),
				level: Number(group.dataset.level), label: group.querySelector('desc').textContent };
		});
		const whole = frames[0].width;
		let focused = frames[0];
		let top = frames[0];
		const focus = frame => {
			focused.group.setAttribute('tabindex', -1);
			focused = frame;
			frame.group.setAttribute('tabindex', 0);
			frame.group.focus();
		};
		const zoom = wanted => {
			top = wanted;
			for (const frame of frames) {
				const x = Math.max(0, (frame.x - top.x) * whole / top.width);
				const end = Math.min(whole, (frame.x + frame.width - top.x) * whole / top.width);
				frame.group.style.display = end - x > 0.5 ? '' : 'none';
				frame.box.setAttribute('x', x);
				frame.box.setAttribute('width', Math.max(0, end - x));
				frame.box.classList.toggle('narrow', end - x < 3);
				frame.text.setAttribute('x', x + 4);
				const letters = Math.floor((end - x - 8) / 6.6);
				frame.text.textContent = letters >= frame.label.length ? frame.label : letters < 3 ? '' : frame.label.slice(0, letters - 1) + '…';
			}
		};
		/** A caller stands before what it calls. */
		const callers = [];
		for (const frame of frames) {
			frame.caller = callers[frame.level - 1];
			callers[frame.level] = frame;
		}
		const shown = wanted => frames.filter(frame => wanted(frame) && frame.group.style.display !== 'none');
		const beside = step => {
			const row = shown(frame => frame.level === focused.level);
			return row[row.indexOf(focused) + step];
		};
		const keys = {
			ArrowUp: () => focused.caller,
			ArrowDown: () => shown(frame => frame.caller === focused).sort((one, other) => other.width - one.width)[0],
			ArrowLeft: () => beside(-1),
			ArrowRight: () => beside(1),
			Enter: () => zoomed(focused),
			Escape: () => zoomed(top.caller),
			Home: () => zoomed(frames[0])
		};
		const zoomed = frame => {
			if (frame) {
				zoom(frame);
			}
			return frame;
		};
		svg.setAttribute('role', 'tree');
		svg.setAttribute('aria-label', svg.querySelector('title').textContent);
		frames.forEach(frame => {
			frame.group.setAttribute('role', 'treeitem');
			frame.group.setAttribute('aria-level', frame.level);
			frame.group.setAttribute('aria-label', frame.group.querySelector('title').textContent);
			frame.group.setAttribute('tabindex', frame === focused ? 0 : -1);
			frame.group.addEventListener('click', () => focus(zoomed(frame)));
		});
		svg.addEventListener('keydown', event => {
			const next = Object.hasOwn(keys, event.key) && !event.ctrlKey && !event.altKey && !event.metaKey ? keys[event.key]() : undefined;
			if (next) {
				event.preventDefault();
				focus(next);
			}
		});
	}

	/** Buttons change the size of the drawing that is shown, or fit it into the width that it has. */
	const LEAST_SIZE = 0.1;
	const MOST_SIZE = 4;
	for (const sizes of document.querySelectorAll('[data-sizes]')) {
		const drawings = [...sizes.closest('figure').querySelectorAll('svg.sonde-drawing')];
		sizes.hidden = drawings.length === 0;
		sizes.addEventListener('click', event => {
			const svg = drawings.find(drawing => drawing.closest('[hidden]') === null);
			const factor = event.target.dataset.size;
			if (factor) {
				const box = svg.viewBox.baseVal;
				const wanted = factor === 'fit' ? Math.min(1, svg.parentElement.clientWidth / box.width) : factor * svg.width.baseVal.value / box.width;
				const size = Math.min(MOST_SIZE, Math.max(LEAST_SIZE, wanted));
				svg.setAttribute('width', box.width * size);
				svg.setAttribute('height', box.height * size);
			}
		});
	}

	/**
	 * The parts of the other pictures. Keyboard and screen reader meet those with a name as a list: the arrow keys go to the nearest one, Page Up and Page Down to the
	 * one before and the next; Enter dims all that is not next to it, Escape shows all again. The description of a part tells of its lines without a name.
	 */
	const SIDEWAYS = 3;
	const words = part => [...part.querySelectorAll(':scope > title, :scope > desc')].map(text => text.textContent).join('. ');
	for (const svg of document.querySelectorAll('svg.sonde-drawing')) {
		const groups = [...svg.querySelectorAll('g')].map(group => ({ group: group, part: group.dataset.part, from: group.dataset.from, to: group.dataset.to }));
		const isLine = one => one.to !== undefined;
		const known = new Set();
		// What has the same name is the same, as the ends of a lifeline are; calls of the same name are not.
		const options = groups.filter(one => one.part !== undefined && (isLine(one) || !known.has(one.part) && known.add(one.part)));
		if (options.length === 0) {
			continue;
		}
		let focused = options[0];
		let chosen;
		const focus = option => {
			focused.group.setAttribute('tabindex', -1);
			focused = option;
			option.group.setAttribute('tabindex', 0);
			option.group.focus();
		};
		const near = one => {
			if (one === chosen || isLine(chosen) && !isLine(one) && one.part !== undefined && (one.part === chosen.from || one.part === chosen.to)) {
				return true;
			}
			const touches = line => line.from === chosen.part || line.to === chosen.part;
			return !isLine(chosen) && (isLine(one) ? touches(one) : one.part !== undefined
				&& (one.part === chosen.part || groups.some(line => isLine(line) && touches(line) && (line.from === one.part || line.to === one.part))));
		};
		const choose = option => {
			chosen = option === chosen ? undefined : option;
			groups.forEach(one => one.group.toggleAttribute('data-far', chosen !== undefined && !near(one)));
			options.forEach(one => one.group.setAttribute('aria-selected', one === chosen));
			return focused;
		};
		const centre = one => {
			const box = one.group.getBBox();
			return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		};
		const nearest = (right, down) => {
			const from = centre(focused);
			let best;
			let least = Infinity;
			for (const one of options) {
				const to = centre(one);
				const ahead = (to.x - from.x) * right + (to.y - from.y) * down;
				const way = ahead + SIDEWAYS * Math.abs(right === 0 ? to.x - from.x : to.y - from.y);
				if (ahead > 0 && way < least) {
					least = way;
					best = one;
				}
			}
			return best;
		};
		const beside = step => options[options.indexOf(focused) + step];
		const keys = {
			ArrowUp: () => nearest(0, -1),
			ArrowDown: () => nearest(0, 1),
			ArrowLeft: () => nearest(-1, 0),
			ArrowRight: () => nearest(1, 0),
			PageUp: () => beside(-1),
			PageDown: () => beside(1),
			Home: () => options[0],
			End: () => options[options.length - 1],
			Enter: () => choose(focused),
			' ': () => choose(focused),
			Escape: () => chosen && choose(chosen)
		};
		svg.setAttribute('role', 'listbox');
		svg.setAttribute('aria-label', words(svg));
		for (const child of svg.children) {
			child.setAttribute('aria-hidden', true);
		}
		options.forEach(option => {
			option.group.removeAttribute('aria-hidden');
			option.group.setAttribute('role', 'option');
			option.group.setAttribute('aria-label', words(option.group));
			option.group.setAttribute('aria-selected', false);
			option.group.setAttribute('tabindex', option === focused ? 0 : -1);
			option.group.addEventListener('click', () => {
				choose(option);
				focus(option);
			});
		});
		svg.addEventListener('keydown', event => {
			const next = Object.hasOwn(keys, event.key) && !event.ctrlKey && !event.altKey && !event.metaKey ? keys[event.key]() : undefined;
			if (next) {
				event.preventDefault();
				focus(next);
			}
		});
	}

	let waiting = 0;
	window.addEventListener('resize', () => {
		cancelAnimationFrame(waiting);
		waiting = requestAnimationFrame(() => draw());
	});
	matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => draw());
	let opened = [];
	window.addEventListener('beforeprint', () => {
		document.documentElement.dataset.paper = '';
		// What is folded away on the screen and belongs on paper.
		opened = [...document.querySelectorAll('details.printed:not([open])')];
		opened.forEach(folded => { folded.open = true; });
		draw();
	});
	window.addEventListener('afterprint', () => {
		delete document.documentElement.dataset.paper;
		opened.forEach(folded => { folded.open = false; });
		draw();
	});
})();
