import { countryIn, SEARCH_MINIMUMS, type SearchPlace } from '@millrace/domain';
import { Art, ComboBox, type ComboBoxProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { hitArt, type SearchHit } from '../../shell/SiteSearch';
import { catalogueFieldMessages } from './CatalogueField.messages';

export interface CatalogueFieldProps
  extends Omit<ComboBoxProps, 'items' | 'inputValue' | 'onInputValueChange' | 'onSelect'> {
  text: string;
  /** Called when the user edits the text; it is kept until a hit is chosen. */
  onTextChange: (text: string) => void;
  /** Search hits, best first. */
  hits: readonly SearchHit[];
  onSelect: (hit: SearchHit) => void;
  /** Returns why a hit cannot be chosen, as a short note at the end of its option; undefined if it can. */
  takenReason?: (hit: SearchHit) => string | undefined;
  /** Where the field is used; sets the minimum query length. */
  place: SearchPlace;
}

/** Combobox that searches the catalogue for a company or product by name. @see ACC-042 */
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
