export const dogsDay = {
  name: 'The dog’s day',
  meta: {
    title: 'The dog’s day, on one sheet',
    description:
      'An old black dog is drawn at the foot of every page here, in one pose or another. This sheet has all of them, each with its hour, to print.',
  },
  heading: 'The Dog’s Day',
  lead: 'An old black dog is drawn at the foot of every page. This is its day on one sheet, to print if you like. The sanctuary has no residents yet.',
  /** By the names of site/ui/footer/poses. */
  poses: {
    bow: 'Stretching',
    curled: 'Curled up',
    digging: 'Digging',
    'from-behind': 'Looking away',
    'head-on-paws': 'Head on its paws',
    listening: 'Listening',
    'on-back': 'On its back',
    paw: 'One paw up',
    peeking: 'Peeking',
    scratching: 'Scratching',
    sitting: 'Sitting',
    sniffing: 'Sniffing',
    sphinx: 'On watch',
    stargazing: 'Gazing up',
    stretched: 'Flat out',
    'tail-up': 'Tail up',
    walking: 'On its way',
  },
  /** Of the hollow that it leaves where there is no page. */
  gone: 'Only its hollow',
};

export type DogsDay = typeof dogsDay;
