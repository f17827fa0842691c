import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/**
 * A message whose inserted names stand in an order of their own: beside text in another script their parts, and a mark
 * at their end, would else change places. Choices are untouched, as their values are compared.
 *
 * @see https://www.w3.org/International/articles/inline-bidi-markup/uba-basics
 */
export const isolateValues = (message: readonly MessageFormatElement[]): MessageFormatElement[] =>
  message.flatMap((element): MessageFormatElement[] => {
    if (element.type === TYPE.argument) return [literal('\u2068'), element, literal('\u2069')];
    if (element.type === TYPE.tag) return [{ ...element, children: isolateValues(element.children) }];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: isolateValues(option.value) },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  });
