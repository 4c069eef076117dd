"""A real Dask cluster on loopback, with TLS: the same figures, even when a worker is killed in the middle."""

from __future__ import annotations

import datetime
import ipaddress
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.lab.playing import Way
from holmgang.lab.simulate import Counts, Series, compare, seat_policies
from holmgang.lab.sweep import Plan, sweep
from tests.extras import needs

needs("distributed", "there is no cluster to play on")
needs("cryptography", "there is no certificate to be made")

pytestmark = pytest.mark.filterwarnings("default")  # Dask warns as it likes

LIBRARY = Library.discover()
GAME = LIBRARY.game("k6/corridor")
WAY = Way("", GAME, seat_policies(GAME, {"all": "heuristic"}))
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
    workers: list[subprocess.Popen[str]]


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    import dask

    tmp_path = tmp_path_factory.mktemp("cluster")
    pem = str(certificate(tmp_path))
    wanted = {"ca-file": pem, "client.cert": pem, "client.key": pem}
    (tmp_path / "dask.yaml").write_text(
        "distributed: {dashboard: {link: ''}, comm: {require-encryption: true, tls: {ca-file: PEM,"
        " client: {cert: PEM, key: PEM}, scheduler: {cert: PEM, key: PEM}, worker: {cert: PEM, key: PEM}}}}\n".replace(
            "PEM", pem
        ),
        encoding="utf-8",
    )
    environment = {**os.environ, "DASK_CONFIG": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    scheduler_file = tmp_path / "scheduler.json"
    common = {"cwd": tmp_path, "env": environment, "text": True, "stderr": subprocess.PIPE}
    options = ["--protocol", "tls", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show"]
    program = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--scheduler-file", str(scheduler_file)]
    started = [subprocess.Popen([*program, *options], **common)]  # type: ignore[call-overload]
    try:
        for line in started[0].stderr:  # it says so when it listens
            if "Scheduler at" in line:
                address = line.split()[-1]
                break
        worker = [sys.executable, "-m", "distributed.cli.dask_worker", address, "--host", "127.0.0.1", "--no-nanny"]
        worker += ["--protocol", "tls", "--nthreads", "1", "--no-dashboard", "--death-timeout", PATIENCE]
        started += [subprocess.Popen(worker, **common) for _ in range(2)]  # type: ignore[call-overload]
        for process in started[1:]:
            assert any("Registered to" in line for line in process.stderr)
        with dask.config.set({f"distributed.comm.tls.{name}": value for name, value in wanted.items()}):
            yield Machines(address, started[1:])
    finally:
        for process in started:
            process.kill()
            process.communicate()


def test_a_cluster_gives_the_figures_of_one_machine(machines: Machines) -> None:
    from holmgang.lab.cluster import cluster_at

    [alone], _ = compare(LIBRARY, [WAY], 24, processes=1)
    with cluster_at(machines.address) as others:
        assert others.threads == 2
        [together], _ = compare(LIBRARY, [WAY], 24, cluster=others)
    assert together.tally == alone.tally


def test_a_worker_killed_in_the_middle_of_a_sweep_costs_no_result(machines: Machines) -> None:
    from holmgang.lab.cluster import DaskCluster, cluster_at
    from holmgang.lab.grid import Axis

    plan = Plan(GAME, (Axis.read("max_successes=1,2,3"),), WAY.policies, 12)

    class Dying(DaskCluster):
        """One of its workers is killed after the first few results."""

        def counted(self, series: Series, chunks: Iterable[range]) -> Iterator[Counts]:
            for place, counts in enumerate(super().counted(series, chunks)):
                if place == 5 and machines.workers[0].poll() is None:
                    os.kill(machines.workers[0].pid, signal.SIGKILL)
                    machines.workers[0].wait()
                yield counts

    with cluster_at(machines.address) as others:
        found = list(sweep(LIBRARY, plan, cluster=Dying(others.client)))
    assert machines.workers[0].returncode == -signal.SIGKILL
    assert found == list(sweep(LIBRARY, plan, processes=1))


def test_nobody_there_is_said() -> None:
    from holmgang.lab import cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "PATIENCE", 1)
        with pytest.raises(InputError, match="no scheduler"), cluster.cluster_at("tcp://127.0.0.1:9"):
            pass
    with pytest.raises(InputError, match="no scheduler"), cluster.cluster_at("nonsense://x"):
        pass
