#!/bin/sh
# placed.sh PROGRAM PATTERN CALIBRATION BUDGET...: records a program of the laboratory with a probe in every method, places probes for each budget
# (percent of the program), compares with simple rules, and measures the plan. `./sonde truth --minutes 0` compiles the programs first.
# Files go to the folder placed; docs/dev/placement.md has the figures.
set -eu
[ $# -ge 4 ] || { sed -n 2,4p "$0"; exit 2; }
program=$1 pattern=$2 calibration=$3
shift 3
home=$(cd "$(dirname "$0")/../.." && pwd)
main="java -Xmx2g -cp $home/tests/truth/target/classes:$(cat "$home/tests/truth/target/class-path.txt") org.sonde.truth.program.Main $program"
mkdir -p placed
all=placed/$program.probes
cat > "$all" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<plan:Plan xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:plan="urn:sonde:plan:1" name="$program">
  <probes xsi:type="plan:PatternProbe" pattern="$pattern"/>
</plan:Plan>
XML
record() {
	rm -rf "placed/$program-log"
	"$home/sonde" run "$all" --keep-log "placed/$program-log" -- $main --units "$1" 2>&1 | sed -n 's/^\([0-9]*\) records read.*/\1/p'
}
# Five million records, so that the start does not count much.
few=$(record 3) more=$(record 13)
units=$(awk "BEGIN { n = int(5e6 / (($more - $few) / 10 + 1)); print n < 20 ? 20 : n }")
record "$units" > /dev/null
perSecond=$($main --seconds 10 2> /dev/null | sed 's/units \([0-9]*\).*/\1/')
seconds=$(awk "BEGIN { print $units * 10 / $perSecond }")
for budget; do
	plan=placed/$program-$budget.probes
	rm -f "$plan"
	"$home/sonde" place "placed/$program-log/log" --budget-program "$budget" --program-seconds "$seconds" --compare --results "$calibration" -o "$plan"
	"$home/sonde" bench program "$plan" --unit org.sonde.truth.program.Units.unit --results "$calibration" --minutes 1.2 --forks 3..3 --states writing -- $main --seconds 600
done
