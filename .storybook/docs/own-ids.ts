let rootCount = 0;

/**
 * Options for the React root of each story. A page of documentation holds several roots, whose ids would be the
 * same: a label would then name the field of another story.
 */
class OwnIds {
  // On the prototype, so that each root asks anew.
  get identifierPrefix(): string {
    rootCount += 1;
    return `story${rootCount}-`;
  }
}

export const ownIds = new OwnIds();
