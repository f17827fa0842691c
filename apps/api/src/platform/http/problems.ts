import { BadParameterError, type FieldProblems } from '../errors';
import { type Sentence, sentence } from '../messages/text';
import type { Problem } from './schemas';

/**
 * Returns the first invalid parameter as an error that names it.
 *
 * @param named Names as in the contract, for headers in lower case.
 */
export function parameterError(
  problems: readonly Problem[] | null | undefined,
  named: readonly string[] = [],
): BadParameterError {
  const [field, problem] = Object.entries(fieldProblems(problems))[0] ?? ['?', sentence('problem.shape')];
  return new BadParameterError(named.find((name) => name.toLowerCase() === field) ?? field, problem);
}

/** Returns the first problem of each field. Nested fields are named `list.2.name`. */
export function fieldProblems(problems: readonly Problem[] | null | undefined): FieldProblems {
  // A field may share its name with a property of every object.
  const fields: Record<string, Sentence> = Object.create(null);
  for (const problem of problems ?? []) {
    const field = fieldOf(problem);
    fields[field] ??= sentenceOf(problem);
  }
  return fields;
}

function fieldOf({ instancePath, keyword, params }: Problem): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'body';
}

function sentenceOf({ keyword, params, schema }: Problem): Sentence {
  switch (keyword) {
    case 'required':
      return sentence('problem.required');
    case 'additionalProperties':
      return sentence('problem.unknown');
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return sentence(`problem.${keyword}`, { limit: Number(params.limit) });
    case 'type':
      return sentence('problem.type', { type: String(params.type) });
    case 'enum':
      return sentence('problem.enum', { values: (params.allowedValues as unknown[]).join(', ') });
    case 'format':
      return sentence('problem.format', { format: String(params.format) });
    case 'pattern':
      return sentence(schema === '\\S' || params.pattern === '\\S' ? 'problem.blank' : 'problem.pattern');
    default:
      return sentence('problem.shape');
  }
}
