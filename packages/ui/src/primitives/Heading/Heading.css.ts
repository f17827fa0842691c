import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';

export const heading = recipe({
  base: primitive({ overflowWrap: 'break-word' }),
  variants: {
    size: {
      page: primitive(type.pageTitle),
      index: primitive(type.indexTitle),
      dialog: primitive(type.dialogTitle),
      section: primitive(type.sectionTitle),
      part: primitive(type.partTitle),
      panel: primitive(type.panelTitle),
    },
  },
});
