import type { IndustryPageId } from '@millrace/domain';
import type { Testimonial } from '../Testimonials';

/** Texts of an industry page. */
export interface IndustryText {
  /** Text about the products and events of the industry. */
  lead: string;
  /** Sample quotes, to be replaced by an installation with those of its own members. */
  quotes: readonly [Testimonial, Testimonial];
}

const TEXTS: Readonly<Record<IndustryPageId, IndustryText>> = {
  opticalFiber: {
    lead: 'From silicon tetrachloride to patch cords: see who makes preforms, draws fiber and strands cable, and what they buy.',
    quotes: [
      {
        words:
          'Our substrate tubes had one qualified source. We found a second one on the page of the preform that they go into.',
        name: 'Ines Carvalho',
        role: 'Sourcing manager, Atlantia Preform',
      },
      {
        words: 'We make one coating for one kind of fiber. Here we can see every draw tower that needs it.',
        name: 'Henrik Dahl',
        role: 'Sales engineer, Sundby Acrylates',
      },
    ],
  },
  UV_EB: {
    lead: 'Oligomers, photoinitiators, lamps and accelerators: see who formulates coatings and inks that cure in a flash, and who uses them.',
    quotes: [
      {
        words:
          'When a photoinitiator was restricted, followers of its page were comparing substitutes within a week.',
        name: 'Marta Rinaldi',
        role: 'Formulation chemist, Verdara Inks',
      },
      {
        words: 'We sell lamps to printers. The value chain of an ink showed us whose inks to test them with.',
        name: 'Tom Becker',
        role: 'Application engineer, Lumenhaus Curing',
      },
    ],
  },
  carbonFiber: {
    lead: 'From precursor, tow, fabric and prepreg to the blade: see who spins, weaves and lays up, and in which widths and weights.',
    quotes: [
      {
        words: 'Lead times for 24K tow change every month. We read about it here before our order is late.',
        name: 'Sofie Lindgren',
        role: 'Purchasing lead, Nordvind Blades',
      },
      {
        words:
          'A weaver found us through the precursor that we both use. We had been forty kilometers apart for years.',
        name: 'Kenji Mori',
        role: 'Plant manager, Hakusan Prepreg',
      },
    ],
  },
  photoVoltaic: {
    lead: 'Polysilicon, wafers, pastes, glass and modules: see who supplies each step of a solar module, and who buys it.',
    quotes: [
      {
        words: 'Two glassmakers answered a post about bowed panes. One of them now supplies us.',
        name: 'Laura Vidal',
        role: 'Process engineer, Solterra Modules',
      },
      {
        words: 'Paste makers rarely hear from module makers. On a cell’s page, they’re two steps apart.',
        name: 'Rajat Menon',
        role: 'Product manager, Indigo Metallisation',
      },
    ],
  },
  additive: {
    lead: 'Powders, machines, presses and finished parts: see who atomizes, prints and finishes, and for which industry.',
    quotes: [
      {
        words:
          'We publish oxygen figures for each lot of titanium powder. Buyers who read them ask better questions.',
        name: 'Emil Novak',
        role: 'Quality manager, Moravia Powders',
      },
      {
        words: 'Only three suppliers had a press for our part size. The supplier list named all three.',
        name: 'Claire Aubert',
        role: 'Head of production, Aubert Brackets',
      },
    ],
  },
  lithiumIon: {
    lead: 'Lithium salts, cathode and anode powders, separators and cells: see who refines, coats and assembles, and with which materials.',
    quotes: [
      {
        words: 'No one had our separator on their list. Now it’s listed with the cells that it was made for.',
        name: 'Minji Park',
        role: 'Business developer, Haneul Membranes',
      },
      {
        words: 'We compare binders by talking to the people who process them, not by reading the leaflet.',
        name: 'Jonas Keller',
        role: 'Cell engineer, Rheintal Energy',
      },
    ],
  },
  semiconductor: {
    lead: 'Ingots, wafers, resists, masks and power devices: see who grows, polishes and etches, and who supplies the fab.',
    quotes: [
      {
        words:
          'One slurry, four pads, eleven fabs: we spent a year drawing that map, and it was already here.',
        name: 'Dana Weiss',
        role: 'Market analyst, Planara Polishing',
      },
      {
        words: 'Fabs don’t reply to cold emails. They do reply to questions about their posts.',
        name: 'Ravi Iyer',
        role: 'Account manager, Kaveri Gases',
      },
    ],
  },
};

/**
 * Texts of the industry pages in English. Not part of the message catalogue, which every page loads.
 *
 * @see MKT-021
 */
export function industryText(id: IndustryPageId): IndustryText {
  return TEXTS[id];
}
