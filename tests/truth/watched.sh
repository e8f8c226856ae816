#!/bin/sh
# watched.sh PROGRAM OBJECTS SEED...: watches fields and types of a program of the laboratory, chosen by seed among those that it assigns or creates, and
# measures what they cost next to the estimate from OBJECTS, a folder of `sonde bench objects` or a built-in set. `./sonde truth --minutes 0` compiles
# the programs first. Files go to the folder watched; docs/dev/objects-costs.md has the figures.
set -eu
[ $# -ge 3 ] || { sed -n 2,5p "$0"; exit 2; }
program=$1 objects=$2
shift 2
home=$(cd "$(dirname "$0")/../.." && pwd)
path=$home/tests/truth/target/classes:$(cat "$home/tests/truth/target/class-path.txt")
main="java -Xmx2g -cp $path org.sonde.truth.program.Main $program"
packages=$(java -cp "$path" org.sonde.truth.program.Main --list | awk -F '\t' -v id="$program" '$1 == id { print $3 }')
few=3 many=13 seconds=5
mkdir -p watched
all=watched/$program.probes
if [ ! -e "watched/$program-nanos" ]; then
	java "$home/tests/truth/WatchedFields.java" all "$path" "$packages" > "$all"
	for units in $few $many; do
		rm -rf "watched/$program-log"
		"$home/sonde" run "$all" --keep-log "watched/$program-log" -- $main --units $units > /dev/null
		"$home/sonde" calls "$all" "watched/$program-log" -f json > "watched/$program-$units.json"
	done
	rm -rf "watched/$program-log"
	$main --seconds $seconds | awk -v s=$seconds '$1 == "units" { print s * 1e9 / $2 }' > "watched/$program-nanos"
fi
for seed; do
	plan=watched/$program-$seed.probes
	java "$home/tests/truth/WatchedFields.java" choose "watched/$program-$few.json" "watched/$program-$many.json" $((many - few)) "$(cat "watched/$program-nanos")" "$seed" > "$plan"
	# Without a probe: the program assigns and creates nothing so rarely.
	grep -q '<probes ' "$plan" || continue
	"$home/sonde" bench program "$plan" --unit org.sonde.truth.program.Units.unit --objects "$objects" --minutes "${MINUTES:-1.5}" --forks 3..3 \
		-f json -- $main --seconds 600 > "watched/$program-$seed-cost.json"
done
java "$home/tests/truth/WatchedFields.java" compare watched/*-cost.json
