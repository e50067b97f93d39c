'use client';

import { Carousel } from '@recto/ui/carousel';

const slides = ['Large bowl', 'Small bowl', 'Plate'].map((name) => (
  <p key={name} className="bg-leaf py-16 text-center text-2xl">
    {name}
  </p>
));

export default function CarouselSample() {
  return <Carousel label="Products" slides={slides} />;
}
