/** Settings passed on the command line, where they win over files in the data folder. */
type Settings = Readonly<Record<string, string>>;

const reach: Settings = {
  listen_addresses: "",
  // Relative to the data folder, which is private and keeps the socket path short.
  unix_socket_directories: ".",
  unix_socket_permissions: "0700",
};

const logging: Settings = {
  log_line_prefix: "[%p] ",
  // Log neither statements nor values: they contain what people wrote.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** Keeps Node and Postgres together below 300 MB resident. */
const sizes: Settings = {
  shared_buffers: "48MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  effective_cache_size: "256MB",
  max_connections: "30",
  max_worker_processes: "4",
  max_parallel_workers_per_gather: "0",
  max_logical_replication_workers: "0",
  max_wal_senders: "2",
  max_replication_slots: "0",
  autovacuum_worker_slots: "2",
  autovacuum_max_workers: "2",
  io_method: "sync",
  // Use the data folder instead of /dev/shm, which containers keep small and systemd empties when a
  // user logs out.
  dynamic_shared_memory_type: "mmap",
  min_wal_size: "48MB",
  max_wal_size: "256MB",
};

const behaviour: Settings = {
  TimeZone: "UTC",
  log_timezone: "UTC",
  idle_in_transaction_session_timeout: "60s",
  // Ends the queries of clients that have vanished.
  client_connection_check_interval: "5s",
};

const durable: Settings = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

/** For tests only: a machine crash may lose everything. */
const throwaway: Settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "100",
  max_wal_senders: "0",
  wal_level: "minimal",
};

export type Durability = "durable" | "throwaway";

export function serverArguments(durability: Durability): string[] {
  const settings = {
    ...reach,
    ...logging,
    ...sizes,
    ...behaviour,
    ...(durability === "durable" ? durable : throwaway),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
