/** The plan or the command line can't be used. The message names the place in it and what must stand there. */
export class PlanError extends Error {
  override name = 'PlanError';
}

/** A file can't be read, or is not of the form that the plan says. The message begins with the file's name. */
export class SourceFileError extends Error {
  override name = 'SourceFileError';
}
