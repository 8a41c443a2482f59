"""What several responses of the vehicle cost in one go, in units of one: least CPU time of six
calls, taken in turn.

    study_responses.py
"""
import time

import costate

CORNERS = ("fl", "fr", "rl", "rr")
SETS = {
    "one": ["comfort"],
    "five, three of them peaks": ["comfort", "rms(chassis_az)", "max(travel_fl)", "max(tyre_rl)", "peak(pitch)"],
    "five, three peaks and an end": ["rms(chassis_az)", "max(travel_fl)", "max(travel_rl)", "max(tyre_fl)", "final(chassis_dz)"],
    "five integrals": ["comfort", "rms(chassis_az)", "rms(tyre_fl)", "travel", "mean(travel_rl)"],
    "twenty integrals": [f"rms({x}_{c})" for x in ("tyre", "leaf", "strut", "travel", "wheel_z") for c in CORNERS],
}

problems, least = {}, {}
for name, texts in SETS.items():
    problems[name] = costate.Problem("iltis")
    problems[name].ask(*texts)
    problems[name].responses()
    least[name] = float("inf")
for _ in range(6):
    for name, p in problems.items():
        begin = time.process_time()
        p.responses()
        least[name] = min(least[name], time.process_time() - begin)
for name, seconds in least.items():
    print(f"{name:30} {seconds:6.3f} s  {seconds / least['one']:.2f}")
