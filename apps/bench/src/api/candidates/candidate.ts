/** Environment of a candidate; the same for each. */
export interface Surroundings {
  databaseUrl: string;
  /** Maximum number of database connections. */
  connections: number;
  /** Temporary folder of the run. */
  folder: string;
  /** Node flags for its process. */
  flags?: readonly string[];
  /** Additional environment, for candidates configured by it. */
  env?: Readonly<Record<string, string>>;
}

/** A server under measurement: one process, which answers every path of the scenarios. */
export interface Candidate {
  name: string;
  start(surroundings: Surroundings): Promise<RunningCandidate>;
}

export interface RunningCandidate {
  /** Without a trailing slash. */
  url: string;
  /** Process of the server. */
  pid: number;
  stop(): Promise<void>;
}
