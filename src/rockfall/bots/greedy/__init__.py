"""The greedy bot: cheapest way to the likeliest goal, and a memory for who helped."""
