"""A real Dask cluster on loopback, with TLS: the same figures, even when a worker is killed in the middle."""

from __future__ import annotations

import datetime
import ipaddress
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.lab import cluster
from holmgang.lab.cluster import DaskCluster, cluster_at
from holmgang.lab.playing import RunWay
from holmgang.lab.simulate import Counts, Series, compare, seat_policies
from holmgang.lab.sweep import Axis, SweepPlan, sweep
from tests.extras import needs

needs("distributed", "there is no cluster to play on")
needs("cryptography", "there is no certificate to be made")

pytestmark = pytest.mark.filterwarnings("default")  # Dask warns as it likes

LIBRARY = Library.discover()
GAME = LIBRARY.game("k6/corridor")
WAY = RunWay("", GAME, seat_policies(GAME, {"all": "heuristic"}))
PATIENCE = "240"


def certificate(folder: Path) -> Path:
    """A key and a certificate for this machine alone, in one file."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "loopback")])
    now = datetime.datetime.now(datetime.UTC)
    local = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(local, critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "loopback.pem"
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


@dataclass
class Machines:
    """A scheduler and its workers, each a process of its own."""

    address: str
    folder: Path
    environment: Mapping[str, str]
    workers: list[subprocess.Popen[str]]

    def start(self, *program: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", *program]
        return subprocess.Popen(command, cwd=self.folder, env=self.environment, text=True, stderr=subprocess.PIPE)

    def add(self) -> None:
        """Start another worker and wait until the scheduler knows it."""
        options = ("--host", "127.0.0.1", "--no-nanny", "--protocol", "tls", "--nthreads", "1", "--no-dashboard")
        waiting = ("--death-timeout", PATIENCE)
        worker = self.start("distributed.cli.dask_worker", self.address, *options, *waiting)
        self.workers.append(worker)
        assert worker.stderr is not None
        assert any("Registered to" in line for line in worker.stderr)

    def kill(self) -> None:
        """Kill the worker that has run for longest."""
        worker = self.workers.pop(0)
        os.kill(worker.pid, signal.SIGKILL)
        worker.communicate()
        assert worker.returncode == -signal.SIGKILL


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    import dask

    tmp_path = tmp_path_factory.mktemp("cluster")
    pem = str(certificate(tmp_path))
    wanted = {"ca-file": pem, "client.cert": pem, "client.key": pem}
    # The memory manager drops spare copies at once, so that a worker that dies may hold the only one.
    (tmp_path / "dask.yaml").write_text(
        "distributed: {dashboard: {link: ''}, scheduler: {active-memory-manager: {start: true, interval: 50ms}},"
        " comm: {require-encryption: true, tls: {ca-file: PEM,"
        " client: {cert: PEM, key: PEM}, scheduler: {cert: PEM, key: PEM}, worker: {cert: PEM, key: PEM}}}}\n".replace(
            "PEM", pem
        ),
        encoding="utf-8",
    )
    environment = {**os.environ, "DASK_CONFIG": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    made = Machines("", tmp_path, environment, [])
    options = ("--protocol", "tls", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
    scheduler = made.start("distributed.cli.dask_scheduler", *options)
    try:
        assert scheduler.stderr is not None
        made.address = next(line.split()[-1] for line in scheduler.stderr if "Scheduler at" in line)
        for _ in range(2):
            made.add()
        with dask.config.set({f"distributed.comm.tls.{name}": value for name, value in wanted.items()}):
            yield made
    finally:
        for process in (scheduler, *made.workers):
            process.kill()
            process.communicate()


def test_a_cluster_gives_the_figures_of_one_machine(machines: Machines) -> None:
    [alone], _ = compare(LIBRARY, [WAY], 24, processes=1)
    with cluster_at(machines.address) as others:
        assert others.threads == 2
        [together], _ = compare(LIBRARY, [WAY], 24, cluster=others)
    assert together.tally == alone.tally


class Dying(DaskCluster):
    """A cluster of which a worker is killed now and then; another one takes its place."""

    def __init__(self, client: Any, machines: Machines) -> None:
        super().__init__(client)
        self.machines, self.killed = machines, 0

    def counted(self, series: Series, chunks: Iterable[range]) -> Iterator[Counts]:
        for place, counts in enumerate(super().counted(series, chunks)):
            if place % 6 == 2 and self.killed < 4:
                self.killed += 1
                self.machines.kill()
                self.machines.add()
            yield counts


def test_workers_that_die_and_come_cost_no_result(machines: Machines) -> None:
    plan = SweepPlan(GAME, (Axis.read("max_successes=1,2,3"),), WAY.policies, 12)
    with cluster_at(machines.address) as others:
        dying = Dying(others.client, machines)
        found = list(sweep(LIBRARY, plan, cluster=dying))
    assert dying.killed > 1
    assert found == list(sweep(LIBRARY, plan, processes=1))


class Losing(DaskCluster):
    """A cluster that cancels every task once, as it does when the last holder of what they need has gone."""

    def counted(self, series: Series, chunks: Iterable[range]) -> Iterator[Counts]:
        work = cluster._Work(self.client, series)
        pieces = [work.piece(numbers) for numbers in chunks]
        self.client.cancel([work._shared, *(piece.future for piece in pieces)], force=True)
        return iter([work.result(piece) for piece in pieces])


def test_a_task_that_the_cluster_lost_is_given_out_again(machines: Machines) -> None:
    [alone], _ = compare(LIBRARY, [WAY], 6, processes=1)
    with cluster_at(machines.address) as others:
        [together], _ = compare(LIBRARY, [WAY], 6, cluster=Losing(others.client))
    assert together.tally == alone.tally


def test_the_command_plays_on_a_cluster(machines: Machines) -> None:
    command = [sys.executable, "-m", "holmgang", "simulate", "k6/corridor", "-n", "8", "--json"]
    run = partial(subprocess.run, capture_output=True, text=True, env=machines.environment, check=True)
    alone, together = run(command), run([*command, "--cluster", machines.address])
    assert json.loads(together.stdout) == json.loads(alone.stdout)


def test_an_empty_cluster_is_reported() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "PATIENCE", 1)
        with pytest.raises(InputError, match="no scheduler"), cluster.cluster_at("tcp://127.0.0.1:9"):
            pass
    with pytest.raises(InputError, match="no scheduler"), cluster.cluster_at("nonsense://x"):
        pass
