import { countryIn, SEARCH_MINIMUMS, type SearchPlace } from '@millrace/domain';
import { Art, ComboBox, type ComboBoxProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { hitArt, type SearchHit } from '../../shell/SiteSearch';
import { catalogueFieldMessages } from './CatalogueField.messages';

export interface CatalogueFieldProps
  extends Omit<ComboBoxProps, 'items' | 'inputValue' | 'onInputValueChange' | 'onSelect'> {
  text: string;
  /** With each change of the text by hand; what is typed stands until something is chosen. */
  onTextChange: (text: string) => void;
  /** What was found, best first. */
  hits: readonly SearchHit[];
  onSelect: (hit: SearchHit) => void;
  /** Why a hit cannot be chosen, in a word at the end of its line; nothing for those that can. */
  takenReason?: (hit: SearchHit) => string | undefined;
  /** Says how many letters it takes. */
  place: SearchPlace;
}

/** A company or product of the catalogue, found by name while one types. @see ACC-042 */
export function CatalogueField({
  text,
  onTextChange,
  hits,
  onSelect,
  takenReason,
  place,
  hint,
  ...rest
}: CatalogueFieldProps) {
  const messages = useMessages(catalogueFieldMessages);
  const count = SEARCH_MINIMUMS[place];
  return (
    <ComboBox
      {...rest}
      hint={hint ?? (count > 1 ? messages.format('catalogueField.namesHint', { count }) : undefined)}
      inputValue={text}
      onInputValueChange={onTextChange}
      items={hits.map((hit) => {
        const taken = takenReason?.(hit);
        const country = hit.kind === 'company' ? hit.country : null;
        const detail = taken ?? (country && countryIn(country, messages.locale));
        return {
          id: hit.id,
          name: hit.name,
          ...(detail ? { detail } : {}),
          disabled: taken !== undefined,
          ...(hit.matched !== undefined && { matched: hit.matched }),
          art: <Art {...hitArt(hit)} />,
        };
      })}
      onSelect={({ id }) => {
        const hit = hits.find((one) => one.id === id);
        if (hit) onSelect(hit);
      }}
    />
  );
}
