/** Environment of a candidate; the same for each. */
export interface Surroundings {
  databaseUrl: string;
  /** Connections to the database, at most. */
  connections: number;
  /** Temporary folder of the run. */
  folder: string;
  /** Flags of Node for its process. */
  flags?: readonly string[];
  /** What else is in its environment; for candidates that are configured so. */
  env?: Readonly<Record<string, string>>;
}

/** A server under measurement: one process, which answers every path of the scenarios. */
export interface Candidate {
  name: string;
  start(surroundings: Surroundings): Promise<RunningCandidate>;
}

export interface RunningCandidate {
  /** Without a slash at the end. */
  url: string;
  /** The process that answers. */
  pid: number;
  stop(): Promise<void>;
}
