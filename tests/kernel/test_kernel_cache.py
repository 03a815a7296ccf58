"""The folder of compiled functions: one for each version, and none for ever."""

from __future__ import annotations

import os
import time
from pathlib import Path
from threading import Event

import pytest

from reihum import kernel_cache, slow_start
from reihum.kernel_cache import DAY, UNUSED_DAYS, folder, if_compiling, remove_unused

LONG_AGO = time.time() - (UNUSED_DAYS + 1) * DAY


def new_folder(place: Path, name: str, used: float = LONG_AGO) -> Path:
    """A folder with a function in it that was last used then."""
    found = place / name
    (found / "module").mkdir(parents=True)
    file = found / "module" / "function.nbc"
    file.touch()
    for path in (file, found / "module", found):
        os.utime(path, (used, used))
    return found


def test_folders_of_other_versions_go_when_they_are_unused_for_long(tmp_path: Path) -> None:
    own = Path(folder(str(tmp_path)))
    old = new_folder(tmp_path, f"kernel-{'0' * 16}")
    half_removed = new_folder(tmp_path, f"kernel-removed-{'1' * 16}")
    recent = new_folder(tmp_path, f"kernel-{'2' * 16}", time.time() - (UNUSED_DAYS - 1) * DAY)
    read = new_folder(tmp_path, f"kernel-{'3' * 16}")
    os.utime(read / "module" / "function.nbc", (time.time(), LONG_AGO))
    others = [new_folder(tmp_path, name) for name in ("kernel-mine", "numba", "kernel-0")]
    elsewhere = new_folder(tmp_path.with_name("elsewhere"), f"kernel-{'4' * 16}")
    link = tmp_path / elsewhere.name
    link.symlink_to(elsewhere)
    os.utime(own, (LONG_AGO, LONG_AGO))
    assert folder(str(tmp_path)) == str(own)
    assert not old.exists()
    assert not half_removed.exists()
    assert set(tmp_path.iterdir()) == {own, recent, read, *others, link}
    assert (elsewhere / "module" / "function.nbc").exists()
    assert time.time() - own.stat().st_mtime < DAY


def test_the_search_for_old_folders_is_made_once_a_day(tmp_path: Path) -> None:
    folder(str(tmp_path))
    old = new_folder(tmp_path, f"kernel-{'0' * 16}")
    folder(str(tmp_path))
    assert old.exists()


def test_a_folder_that_another_process_removes_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Path(folder(str(tmp_path)))
    for number in range(3):
        new_folder(tmp_path, f"kernel-{number:016}")
    rename = Path.rename

    def taken(path: Path, target: Path) -> Path:
        rename(path, path.with_name("taken" + path.name))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", taken)
    remove_unused(own)
    assert {path.name for path in tmp_path.glob("kernel-*")} == {own.name}


def test_compiling_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kernel_cache.GIVEN, str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    monkeypatch.setattr(slow_start, "SLOW_SECONDS", 0.01)
    module = Path(folder(str(tmp_path))) / "module"
    told = Event()
    with if_compiling(told.set):
        assert not told.wait(0.2)
        module.mkdir()
        os.utime(module, (time.time() + 1, time.time() + 1))
        assert told.wait(5)
