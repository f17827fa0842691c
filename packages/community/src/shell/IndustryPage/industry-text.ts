import type { IndustryPageId } from '@millrace/domain';
import type { Testimonial } from '../Testimonials';

/** What the page of an industry says of it. */
export interface IndustryText {
  /** What its products are, and who meets about them. */
  lead: string;
  /** Sample content: an installation puts what its own members said in its place. */
  quotes: readonly [Testimonial, Testimonial];
}

const TEXTS: Readonly<Record<IndustryPageId, IndustryText>> = {
  opticalFiber: {
    lead: 'From silicon tetrachloride to the patch cord: who makes preforms, draws fiber and strands cable, and what they buy for it.',
    quotes: [
      {
        words:
          'Our substrate tubes had one qualified source. We found a second on the page of the preform they go into.',
        name: 'Ines Carvalho',
        role: 'Sourcing manager, Atlantia Preform',
      },
      {
        words: 'We make one coating for one kind of fiber. Here the draw towers that need it can be counted.',
        name: 'Henrik Dahl',
        role: 'Sales engineer, Sundby Acrylates',
      },
    ],
  },
  UV_EB: {
    lead: 'Oligomers, photoinitiators, lamps and accelerators: who formulates what cures in a flash, and who coats and prints with it.',
    quotes: [
      {
        words:
          'When a photoinitiator was restricted, the followers of its page compared substitutes within the week.',
        name: 'Marta Rinaldi',
        role: 'Formulation chemist, Verdara Inks',
      },
      {
        words: 'We sell lamps to printers. The chain behind an ink told us whose inks to test them with.',
        name: 'Tom Becker',
        role: 'Application engineer, Lumenhaus Curing',
      },
    ],
  },
  carbonFiber: {
    lead: 'Precursor, tow, fabric and prepreg, up to the blade: who spins, weaves and lays up, and in what widths and weights.',
    quotes: [
      {
        words: 'Lead times for 24K tow change by the month. We read of it here before our order is late.',
        name: 'Sofie Lindgren',
        role: 'Purchasing lead, Nordvind Blades',
      },
      {
        words:
          'A weaver found us through the precursor that we both use. We had been forty kilometres apart for years.',
        name: 'Kenji Mori',
        role: 'Plant manager, Hakusan Prepreg',
      },
    ],
  },
  photoVoltaic: {
    lead: 'Polysilicon, wafers, pastes, glass and modules: who supplies each step of a solar module, and who asks for it.',
    quotes: [
      {
        words: 'Two glass works answered a post about bowed panes. One of them now supplies us.',
        name: 'Laura Vidal',
        role: 'Process engineer, Solterra Modules',
      },
      {
        words: 'Paste makers rarely hear from module makers. On the page of a cell they are two steps apart.',
        name: 'Rajat Menon',
        role: 'Product manager, Indigo Metallisation',
      },
    ],
  },
  additive: {
    lead: 'Powders, machines, presses and the parts that come out: who atomises, prints and finishes, and for which industry.',
    quotes: [
      {
        words:
          'We publish oxygen figures for each lot of titanium powder. Buyers who read them ask better questions.',
        name: 'Emil Novak',
        role: 'Quality manager, Moravia Powders',
      },
      {
        words: 'A press for our part size existed in three places. The list of suppliers named all three.',
        name: 'Claire Aubert',
        role: 'Head of production, Aubert Brackets',
      },
    ],
  },
  lithiumIon: {
    lead: 'Lithium salts, cathode and anode powders, separators and cells: who refines, coats and assembles, and with what.',
    quotes: [
      {
        words: 'Our separator was on no one’s list. Now it stands beside the cells it was made for.',
        name: 'Minji Park',
        role: 'Business developer, Haneul Membranes',
      },
      {
        words: 'We compare binders by the people who process them, not by the leaflet.',
        name: 'Jonas Keller',
        role: 'Cell engineer, Rheintal Energy',
      },
    ],
  },
  semiconductor: {
    lead: 'Ingots, wafers, resists, masks and power devices: who grows, polishes and etches, and who supplies the fab.',
    quotes: [
      {
        words: 'One slurry, four pads, eleven fabs: it took us a year to draw that map, and it was here.',
        name: 'Dana Weiss',
        role: 'Market analyst, Planara Polishing',
      },
      {
        words: 'Fabs do not reply to cold mails. They do reply to a question under a post of theirs.',
        name: 'Ravi Iyer',
        role: 'Account manager, Kaveri Gases',
      },
    ],
  },
};

/**
 * What the page of an industry says, in English. Not in the message catalogue, which every page carries.
 *
 * @see MKT-021
 */
export function industryText(id: IndustryPageId): IndustryText {
  return TEXTS[id];
}
