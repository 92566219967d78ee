"""Writes src/hours/holiday-table.json from the tables of the Python package `holidays` (MIT, https://github.com/vacanza/holidays).

    python3 -m venv .venv && .venv/bin/pip install holidays && .venv/bin/python scripts/holiday-table.py

The file's `format` says how days are written. Laws change: run it again with a newer package, and look at the difference.
"""

import json
import re
from datetime import date, timedelta
from importlib.metadata import version
from pathlib import Path

import holidays
from holidays.utils import list_supported_countries

# The package tells Iran's no further.
YEARS = range(2025, 2036)
OUT = Path(__file__).parent.parent / "src/hours/holiday-table.json"
FORMAT = (
    "By country (ISO 3166-1), and where parts of it (ISO 3166-2 without the country) differ: 'all' holds everywhere, a part's days "
    "come on top, of a part that is not listed those of 'other'. 1225: every 25 December. E-2: two days before Easter, O+1: the day after Orthodox Easter. 5.1.3: the third Monday of "
    "May, 5.1.-1: the last. 2026=0615,0617: those days of that year. ?: kept by some places of it, or when the moon is seen: "
    "nobody can tell. ~: likewise, the day of one town, which says nothing where the part is not known."
)

# What other tables have as countries of their own.
ELSEWHERE = {
    "FI": {"01"},
    "FR": {"971", "972", "973", "974", "976", "BL", "MF", "NC", "PF", "PM", "TF", "WF"},
    "US": {"AS", "GU", "MP", "PR", "UM", "VI"},
}
# Days on which Danish shops must be closed like on a holiday: retsinformation.dk, lov om detailsalg fra butikker, § 1.
ALSO = {"DK": ((6, 5), (12, 24))}
# Spain's lists leave out a date in the years in which it is a Sunday; on a door it is the holiday all the same.
SUNDAYS_TOO = {"ES"}
# Parts that the package names are not all that there are: France's others are as the country is.
WITH_OTHERS = {"FR"}
# Alsace, by its two departments as well.
ALIASES = {"FR": {"67": "6AE", "68": "6AE"}}
# What these lists add to the country's is the day of a part's capital alone, but for the names and parts told here.
TOWN_DAYS = {"IT": {"Pentecost Monday"}, "PT": {"20", "30"}}


def easter(year, orthodox):
    """Meeus: Gregorian Easter; Orthodox Easter by the Julian calendar, told in the Gregorian one."""
    if orthodox:
        a, b, c = year % 4, year % 7, year % 19
        d = (19 * c + 15) % 30
        e = (2 * a + 4 * b - d + 34) % 7
        return date(year, (d + e + 114) // 31, (d + e + 114) % 31 + 1) + timedelta(13)
    a, b, c = year % 19, year // 100, year % 100
    d = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    e = (32 + 2 * (b % 4) + 2 * (c // 4) - d - c % 4) % 7
    f = d + e - 7 * ((a + 11 * d + 22 * e) // 451) + 114
    return date(year, f // 31, f % 31 + 1)


def rules_for(day):
    """Every rule that gives a day, as (how it is written, the day it gives in a year)."""
    month, weekday = day.month, day.isoweekday() % 7
    if (month, day.day) != (2, 29):
        yield f"{day:%m%d}", lambda year: date(year, month, day.day)
    for letter, orthodox in (("E", False), ("O", True)):
        offset = (day - easter(day.year, orthodox)).days
        if -60 <= offset <= 75:
            yield f"{letter}{offset:+d}", lambda year, o=orthodox, n=offset: easter(year, o) + timedelta(n)
    nth = (day.day - 1) // 7

    def from_start(year):
        first = date(year, month, 1)
        return first + timedelta((weekday - first.isoweekday()) % 7 + 7 * nth)

    def last(year):
        end = date(year + month // 12, month % 12 + 1, 1) - timedelta(1)
        return end - timedelta((end.isoweekday() - weekday) % 7)

    yield f"{month}.{weekday}.{nth + 1}", from_start
    if (day + timedelta(7)).month != month:
        yield f"{month}.{weekday}.-1", last


def write(days, said=frozenset()):
    """Days in as few words as can be: rules that hold in all years, then what is left, year by year. What is said already may be said again."""
    left, words = set(days), []
    for day in sorted(d for d in days if d.year == YEARS[0]):
        for word, rule in rules_for(day):
            given = {rule(year) for year in YEARS}
            if given <= days | said and given & left:
                words.append(word)
                left -= given
                break
    for year in YEARS:
        rest = sorted(d for d in left if d.year == year)
        if rest:
            words.append(f"{year}=" + ",".join(f"{d:%m%d}" for d in rest))
    return words


def words_for(sure, unsure, town=frozenset(), said=frozenset()):
    words = write(sure, said) + ["?" + word for word in write(unsure - sure)] + ["~" + word for word in write(town - unsure)]
    return " ".join(words)


def read(country, part):
    """The sure and the unsure days of a country or part of it."""
    cls = getattr(holidays, country)
    options = {"subdiv": part, "years": YEARS}
    if "en_US" in cls.supported_languages:
        options["language"] = "en_US"
    if country == "SE":
        options["include_sundays"] = False
    sure, unsure = set(), set()
    for day, name in cls(**options).items():
        if day.year not in YEARS:
            continue
        if all("estimated" in one for one in name.split("; ")):
            unsure |= {day + timedelta(n) for n in (-1, 0, 1) if (day + timedelta(n)).year in YEARS}
        else:
            sure.add(day)
    sure |= {date(year, *day) for year in YEARS for day in ALSO.get(country, ())}
    if country in SUNDAYS_TOO:
        dates = {(d.month, d.day) for d in sure if sum((e.month, e.day) == (d.month, d.day) for e in sure) > len(YEARS) / 2}
        sure |= {date(y, *d) for d in dates for y in YEARS if date(y, *d).isoweekday() == 7}
    if country == "DE" and part:
        unsure |= {day for day in cls(subdiv=part, years=YEARS, categories="catholic") if day.year in YEARS}
    return sure, unsure


def town_days(country, part):
    """The days that a part's list has and the country's has not, but for those that the whole part keeps."""
    if part in TOWN_DAYS[country]:
        return set()
    mine = getattr(holidays, country)(subdiv=part, years=YEARS, language="en_US")
    of_part = {day for name in TOWN_DAYS[country] for day in mine.get_named(name)}
    return read(country, part)[0] - read(country, None)[0] - of_part


def read_country(country, parts):
    parts = [p for p in parts if re.fullmatch("[A-Z0-9]{1,3}", p) and p not in ELSEWHERE.get(country, ())]
    if not parts:
        return words_for(*read(country, None))
    base = read(country, None)
    days = {part: read(country, part) for part in parts}
    days |= {alias: days[part] for alias, part in ALIASES.get(country, {}).items()}
    if country in WITH_OTHERS:
        days["other"] = base
    sure = base[0].intersection(*(s for s, _ in days.values()))
    unsure = base[1].intersection(*(u for _, u in days.values()))
    town = {part: town_days(country, part) for part in days} if country in TOWN_DAYS else {}
    words = {}
    for part, (own, doubtful) in days.items():
        of_town = town.get(part, set())
        words[part] = words_for(own - sure - of_town, doubtful - unsure, of_town, sure)
    if not any(words.values()):
        return words_for(sure, unsure)
    return {"all": words_for(sure, unsure), **words}


countries = {c: read_country(c, p) for c, p in sorted(list_supported_countries(include_aliases=False).items())}
table = {
    "source": f"holidays {version('holidays')}, MIT, https://github.com/vacanza/holidays; notice in holiday-table-licence.txt",
    "format": FORMAT,
    "from": YEARS[0],
    "through": YEARS[-1],
    # None at all is no answer: under Ukraine's martial law nobody is free on a holiday. Sri Lanka's are known a year ahead only.
    "countries": {c: words for c, words in countries.items() if words and getattr(holidays, c).end_year >= YEARS[-1]},
}
OUT.write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n")
