# Verso: cards, what happened, what cannot be done, positions. Colours arrive as B, G, O.

verso-colour = { $colour ->
    [B] sea
    [G] land
   *[O] sky
}

# A face, by colour, value and points.
verso-card = { $value ->
    [J] { verso-colour } joker
   *[other] { verso-colour } { $value } ({ $points })
}

# A face for a screen reader.
verso-card-long = { $value ->
    [J] { verso-colour } joker, 1 point
   *[other] { verso-colour } { $value }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}

## What happened

verso-kept = { $seat } keeps { $card }.
verso-flipped = { $seat } flips { $from }: { $to }.
verso-banked = { $seat } banks { verso-colour } { $low }–{ $high }{ $joker ->
    [0] {""}
   *[other] { " " }with the joker as { $joker }
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $discards } are discarded.
verso-turned = { $seat } has to flip { $from }: { $to }.
verso-discarded = { $seat }’s { $card } is a duplicate and is discarded.
verso-square = { $seat } has a square: { $points } points.
verso-passed = { $seat } passes.
verso-opponent = The opponent takes { $card } with { $back } behind it{ $flips ->
    [1] , which is higher: your highest { verso-colour } card is flipped.
   *[other] {"."}
}
verso-final = { $seats ->
    [one] The pile is empty. You may bank one last time.
   *[other] The pile is empty. Everybody may bank one last time.
}
verso-over = { $seats ->
    [one] The game is over: { $scores } points.
   *[other] The game is over. Won by { $winners }.
}

## What cannot be done: reasons, the clause stands before them

verso-refused-unknown = this is no move of Verso
verso-refused-over = the game is over
verso-refused-turn = it is { $seat }’s turn
verso-refused-pass = passing is possible only at the final bank
verso-refused-final = the pile is empty: only a final bank or pass is left
verso-refused-duplicate = { verso-colour } { $value ->
    [0] joker
   *[other] { $value }
} is in the display already, so this card cannot be kept: flip it or bank
verso-refused-values = a run goes from 1 to 6 at most, not { $low } to { $high }
verso-refused-single = a run has at least two values, not only { $low }
verso-refused-round = a run goes up: from { $low } to { $high } is none, and 6 is not followed by 1
verso-refused-joker-outside = the joker cannot stand for { $value } in a run from { $low } to { $high }
verso-refused-no-joker = there is no { verso-colour } joker in the display
verso-refused-missing = { verso-colour } { $value } is not in the display and there is no { verso-colour } joker
verso-refused-joker-used = { verso-colour } { $value } is not in the display and the { verso-colour } joker stands for { $joker }
verso-refused-alone = { verso-colour } { $value } has no neighbour in its row: a run needs at least two values
verso-refused-joker-alone = the { verso-colour } joker is alone in its row: a run needs at least two cards

## Positions that cannot be

verso-start-duplicate = displays[{ $seatnumber }] holds two cards like { $card }
verso-start-final-cards = final: only with an empty deck
verso-start-final-missing = final: an empty deck leaves only final banks, so it has to be true

## A position in words

verso-position-play = It is { $seat }’s turn.
verso-position-final = The pile is empty; it is { $seat }’s turn to bank or to pass.
verso-position-over = { $count ->
    [one] The game is over; { $winners } has won.
   *[other] The game is over; { $winners } share the win.
}
verso-position-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $cards }
verso-position-empty = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; no cards
verso-position-pile = On the pile: { $card }; { $count ->
    [one] it is the last card
   *[other] { $count } cards left
}
verso-position-discards = { $count ->
    [0] Nothing is discarded.
    [one] One card is discarded.
   *[other] { $count } cards are discarded.
}

## Solo (V21)

verso-verdict = { $verdict ->
    [0] { $points } points: the average of 35 is not reached yet.
    [35] { $points } points: the average is reached.
    [40] { $points } points: above the average.
    [45] { $points } points: a strong game.
    [50] { $points } points: a very strong game.
    [55] { $points } points: an outstanding game.
   *[60] { $points } points: legend of the deck! The designers’ own record is 64.
}

## Options

verso-option-duplicate_draw = A visible duplicate
    .free = may be taken and is discarded
    .must_flip = may not be kept, only flipped
verso-option-joker_flip = A neighbour’s joker
    .only_card = is flipped when alone in its colour
    .never = is never flipped
verso-option-square_again = A square scores again
    .rebuilt = once it was broken and rebuilt
    .after_bank = once its owner has banked a run since
verso-option-final_bank_flips = Neighbours flip at the final bank too
    .false = no
    .true = yes
verso-option-show_known_backs = Show what can be told about the backs
    .false = no
    .true = yes
